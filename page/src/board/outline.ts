/** Lines around sets of cells, for any shape: regions, cages, the selection. One unit is one cell. */

const RIGHT = 0;
const DOWN = 1;
const LEFT = 2;
const UP = 3;
const DX = [1, 0, -1, 0];
const DY = [0, 1, 0, -1];

/** The corners of each loop around the cells, the cells to the right of the way. */
function loops(cells: Iterable<number>, size: number): [number, number][][] {
  const inside = new Set(cells);
  const has = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < size && column < size && inside.has(row * size + column);
  // edges by the corner they start from and their direction
  const edges = new Set<number>();
  const key = (x: number, y: number, way: number) => (y * (size + 1) + x) * 4 + way;
  for (const cell of inside) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    if (!has(row - 1, column)) edges.add(key(column, row, RIGHT));
    if (!has(row, column + 1)) edges.add(key(column + 1, row, DOWN));
    if (!has(row + 1, column)) edges.add(key(column + 1, row + 1, LEFT));
    if (!has(row, column - 1)) edges.add(key(column, row + 1, UP));
  }
  const found: [number, number][][] = [];
  while (edges.size > 0) {
    const first = edges.values().next().value!;
    let way = first % 4;
    let x = Math.floor(first / 4) % (size + 1);
    let y = Math.floor(first / 4 / (size + 1));
    const corners: [number, number][] = [];
    let before = -1;
    while (edges.delete(key(x, y, way))) {
      if (way !== before) corners.push([x, y]);
      before = way;
      x += DX[way]!;
      y += DY[way]!;
      // to the right first: cells that only touch at a corner keep loops of their own
      way = [1, 0, 3].map((turn) => (way + turn) % 4).find((other) => edges.has(key(x, y, other))) ?? way;
    }
    // the loop may have begun in the middle of a straight line
    if (corners.length > 1 && before === first % 4) corners.shift();
    found.push(corners);
  }
  return found;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The outline as an SVG path, so far inside the cells. */
export function outline(cells: Iterable<number>, size: number, inset = 0): string {
  return loops(cells, size)
    .map((corners) => {
      const points = corners.map(([x, y], index) => {
        const last = corners[(index + corners.length - 1) % corners.length]!;
        const next = corners[(index + 1) % corners.length]!;
        const inX = Math.sign(x - last[0]);
        const inY = Math.sign(y - last[1]);
        const outX = Math.sign(next[0] - x);
        const outY = Math.sign(next[1] - y);
        // inwards is to the right of the way: (dx, dy) turned is (-dy, dx)
        return `${round(x - inset * (inY + outY))} ${round(y + inset * (inX + outX))}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/** One of four tints for each region, so that neighbours differ. */
export function tints(regions: number[], size: number): number[] {
  const neighbours = new Map<number, Set<number>>();
  const meet = (a: number, b: number) => {
    if (a === b || a < 0 || b < 0) return;
    if (!neighbours.has(a)) neighbours.set(a, new Set());
    if (!neighbours.has(b)) neighbours.set(b, new Set());
    neighbours.get(a)!.add(b);
    neighbours.get(b)!.add(a);
  };
  regions.forEach((region, cell) => {
    if ((cell + 1) % size !== 0) meet(region, regions[cell + 1]!);
    if (cell + size < regions.length) meet(region, regions[cell + size]!);
  });
  const order = [...neighbours.keys()].sort((a, b) => a - b);
  const chosen = new Map<number, number>();
  let looks = 20_000;
  const paint = (index: number): boolean => {
    if (index === order.length) return true;
    if (looks-- < 0) return false;
    const region = order[index]!;
    for (let tint = 0; tint < 4; tint++) {
      if ([...neighbours.get(region)!].every((other) => chosen.get(other) !== tint)) {
        chosen.set(region, tint);
        if (paint(index + 1)) return true;
        chosen.delete(region);
      }
    }
    return false;
  };
  if (!paint(0)) order.forEach((region, index) => chosen.set(region, index % 4));
  return regions.map((region) => chosen.get(region) ?? 0);
}

/** The cells of each region; those of none are left out. */
export function byRegion(regions: readonly number[]): number[][] {
  const found = new Map<number, number[]>();
  regions.forEach((region, cell) => {
    if (region >= 0) found.set(region, [...(found.get(region) ?? []), cell]);
  });
  return [...found.values()];
}
