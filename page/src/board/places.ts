/** Where marks stand in a cell, from its top left corner, in cells. */

export interface Point {
  x: number;
  y: number;
}

/** How far candidates keep from the sides of a cell; where cages are, their sums and lines need room. */
interface Margin {
  side: number;
  top: number;
  bottom: number;
}

const PLAIN: Margin = { side: 0.06, top: 0.07, bottom: 0.06 };
const CAGED: Margin = { side: 0.12, top: 0.25, bottom: 0.1 };

/** The fixed place of a candidate: rows and columns of places, as square as can be. */
export function fixedPlace(digit: number, size: number, isCaged = false): Point {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / columns);
  const { side, top, bottom } = isCaged ? CAGED : PLAIN;
  return {
    x: side + ((1 - 2 * side) * (((digit - 1) % columns) + 0.5)) / columns,
    y: top + ((1 - top - bottom) * (Math.floor((digit - 1) / columns) + 0.5)) / rows,
  };
}

/** How large candidates in fixed places are written. */
export function fixedSize(size: number, isCaged = false): number {
  const columns = Math.ceil(Math.sqrt(size));
  return Math.min(0.27, 0.82 / columns) * (isCaged ? 0.8 : 1);
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
export function cornerPlace(index: number, count: number, isCaged = false): Point {
  if (count <= CORNERS.length) {
    const { x, y } = CORNERS[index]!;
    return isCaged ? { x: 0.5 + (x - 0.5) * 0.82, y: 0.56 + (y - 0.5) * 0.72 } : { x, y };
  }
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: 0.5 + 0.37 * Math.cos(angle), y: 0.51 + 0.37 * Math.sin(angle) };
}

/** How large centre marks are written, so that they fit into a cell. */
export function centreSize(count: number): number {
  return Math.min(0.3, 1.62 / Math.max(1, count));
}

/** The box around some points, so far away from them, and how round its corners are. */
export function around(points: Point[], pad: number): { left: number; top: number; width: number; height: number; round: number } {
  const left = Math.min(...points.map(({ x }) => x)) - pad;
  const top = Math.min(...points.map(({ y }) => y)) - pad;
  return {
    left,
    top,
    width: Math.max(...points.map(({ x }) => x)) + pad - left,
    height: Math.max(...points.map(({ y }) => y)) + pad - top,
    round: pad,
  };
}
