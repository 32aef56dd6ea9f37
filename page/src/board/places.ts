/** Where marks stand in a cell, from its top left corner, in cells. */

export interface Point {
  x: number;
  y: number;
}

/** The fixed place of a candidate: rows and columns of places, as square as can be. */
export function fixedPlace(digit: number, size: number): Point {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / columns);
  const pad = 0.04;
  return {
    x: pad + ((1 - 2 * pad) * (((digit - 1) % columns) + 0.5)) / columns,
    y: pad + ((1 - 2 * pad) * (Math.floor((digit - 1) / columns) + 0.5)) / rows,
  };
}

/** How large candidates in fixed places are written. */
export function fixedSize(size: number): number {
  const columns = Math.ceil(Math.sqrt(size));
  return Math.min(0.27, 0.82 / columns);
}

const CORNERS: Point[] = [
  { x: 0.17, y: 0.19 },
  { x: 0.83, y: 0.19 },
  { x: 0.17, y: 0.83 },
  { x: 0.83, y: 0.83 },
  { x: 0.5, y: 0.19 },
  { x: 0.5, y: 0.83 },
  { x: 0.17, y: 0.51 },
  { x: 0.83, y: 0.51 },
];

/** The place of a corner mark: the first of several, the second ... More than eight go into a ring of their own. */
export function cornerPlace(index: number, count: number): Point {
  if (count <= CORNERS.length) return CORNERS[index]!;
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: 0.5 + 0.37 * Math.cos(angle), y: 0.51 + 0.37 * Math.sin(angle) };
}

/** How large centre marks are written, so that they fit into a cell. */
export function centreSize(count: number): number {
  return Math.min(0.3, 1.62 / Math.max(1, count));
}
