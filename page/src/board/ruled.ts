import type { Board, RuledLine } from '../engine/protocol';
import type { Point } from './places';

/** What setters draw on a board: the picture that people know of each rule. One unit is one cell. */
export interface Ruled {
  /** Cells that belong together, with a sum or without. */
  groups: { kind: 'extra' | 'group'; cells: number[]; label: string }[];
  /** Lines through cells; thermometers have a bulb. */
  strokes: { kind: string; d: string; bulb?: Point }[];
  /** Dots and letters between two cells. */
  signs: { kind: string; at: Point; text: string }[];
  /** Sums beside the board, each with the way it looks. */
  clues: { at: Point; text: string; way: Point }[];
}

/** The number that a dot has when it says none. */
const USUAL: Record<string, number> = { difference: 1, ratio: 2 };

/** What a sum of two cells is called. */
const LETTERS: Record<number, string> = { 5: 'V', 10: 'X' };

/** So far from the middle of the first cell a clue stands, along the diagonal it sums up. */
const CLUE = 0.82;

export function ruled({ lines, size, diagonals }: Pick<Board, 'lines' | 'size' | 'diagonals'>): Ruled {
  const found: Ruled = { groups: [], strokes: [], signs: [], clues: [] };
  if (diagonals) found.strokes.push({ kind: 'diagonal', d: `M0 0L${size} ${size}M${size} 0L0 ${size}` });
  for (const line of lines) {
    if (line.kind === 'total') total(found, line, size);
    else if (line.kind === 'different') different(found, line, size);
    else if (line.kind in USUAL) dots(found, line, size);
    else stroke(found, line, size);
  }
  return found;
}

function middle(cell: number, size: number): Point {
  return { x: (cell % size) + 0.5, y: Math.floor(cell / size) + 0.5 };
}

function path(cells: number[], size: number): string {
  const points = cells.map((cell) => middle(cell, size));
  // a line of one cell is a dot, which a round end makes of it
  return `M${(points.length === 1 ? [points[0]!, points[0]!] : points).map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

function stroke(found: Ruled, { kind, cells }: RuledLine, size: number): void {
  const hasBulb = kind.endsWith('thermometer') && cells.length > 0;
  found.strokes.push({ kind, d: path(cells, size), ...(hasBulb ? { bulb: middle(cells[0]!, size) } : {}) });
}

/** Between each cell and the next one there is a dot. */
function dots(found: Ruled, { kind, number, cells }: RuledLine, size: number): void {
  cells.slice(1).forEach((cell, index) => {
    sign(found, kind, [cells[index]!, cell], number === USUAL[kind] ? '' : String(number), size);
  });
}

/** Where the two are not side by side, a thin line says which are meant. */
function sign(found: Ruled, kind: string, cells: [number, number], text: string, size: number): void {
  const [one, other] = cells.map((cell) => middle(cell, size)) as [Point, Point];
  if (!isBeside(one, other)) found.strokes.push({ kind: 'joint', d: path(cells, size) });
  found.signs.push({ kind, at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, text });
}

function isBeside(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
}

function total(found: Ruled, { number, cells }: RuledLine, size: number): void {
  const points = cells.map((cell) => middle(cell, size));
  const [first, second] = points;
  if (cells.length === 2 && isBeside(first!, second!)) {
    sign(found, 'pair', [cells[0]!, cells[1]!], LETTERS[number] ?? String(number), size);
    return;
  }
  const way = diagonal(points, size);
  if (way) {
    found.clues.push({ at: { x: first!.x - CLUE * way.x, y: first!.y - CLUE * way.y }, text: String(number), way });
  } else {
    found.groups.push({ kind: 'group', cells, label: String(number) });
  }
}

/** The way of a little killer: from a cell on the edge slantwise through the board to another edge. */
function diagonal(points: Point[], size: number): Point | undefined {
  const [first, second] = points;
  if (!first || !second) return undefined;
  const way = { x: second.x - first.x, y: second.y - first.y };
  const isSlant = Math.abs(way.x) === 1 && Math.abs(way.y) === 1;
  const isStraight = points.every(({ x, y }, index) => x === first.x + index * way.x && y === first.y + index * way.y);
  const isOff = (x: number, y: number) => x < 0 || y < 0 || x > size || y > size;
  const last = points.at(-1)!;
  const isWhole = isOff(first.x - way.x, first.y - way.y) && isOff(last.x + way.x, last.y + way.y);
  return isSlant && isStraight && isWhole ? way : undefined;
}

/** One long diagonal is a line, as many cells as digits are a region more, and other cells have a frame. */
function different(found: Ruled, { cells }: RuledLine, size: number): void {
  const isLong = cells.length === size;
  if (isLong && cells.every((cell) => cell % (size + 1) === 0)) {
    found.strokes.push({ kind: 'diagonal', d: `M0 0L${size} ${size}` });
  } else if (isLong && cells.every((cell) => cell > 0 && cell < size * size - 1 && cell % (size - 1) === 0)) {
    found.strokes.push({ kind: 'diagonal', d: `M${size} 0L0 ${size}` });
  } else {
    found.groups.push({ kind: isLong ? 'extra' : 'group', cells, label: '' });
  }
}
