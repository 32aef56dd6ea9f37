/** Which cells are chosen, and what boards are alike in, as plain functions. */

import type { Board, Game, Spot } from '../engine/protocol';

export function all(size: number): Set<number> {
  return new Set(Array.from({ length: size * size }, (_, cell) => cell));
}

export function inverted(cells: ReadonlySet<number>, size: number): Set<number> {
  return new Set([...all(size)].filter((cell) => !cells.has(cell)));
}

/** The cell so many rows and columns away; from an edge, on the other side. */
export function beside(cell: number, rows: number, columns: number, size: number): number {
  const row = (Math.floor(cell / size) + rows + size) % size;
  const column = ((cell % size) + columns + size) % size;
  return row * size + column;
}

/** The cell in the middle, or below and right of it. */
export function middle(size: number): number {
  return Math.floor(size / 2) * size + Math.floor(size / 2);
}

const same = (one: readonly number[] = [], other: readonly number[] = []) => one.join() === other.join();

/** All cells like this one: with the same digit, else the same marks, else the same colours. */
export function alike(cell: number, cells: readonly Spot[]): Set<number> {
  const spot = cells[cell]!;
  const like = (test: (other: Spot) => boolean) =>
    new Set(cells.flatMap((other, index) => (test(other) ? [index] : [])));
  if (spot.d) return like((other) => other.d === spot.d);
  if (spot.m || spot.c) return like((other) => !other.d && same(other.m, spot.m) && same(other.c, spot.c));
  if (spot.k) return like((other) => same(other.k, spot.k));
  return new Set([cell]);
}

/** The open cells with so many candidates, or so many marks of one's own; none for 0. */
export function withMarks(cells: readonly Spot[], count: number, showsAll: boolean): number[] {
  return cells.flatMap(({ d, a, m, c }, cell) => {
    const shown = (showsAll ? a : (m ?? c)) ?? [];
    return count > 0 && !d && shown.length === count ? [cell] : [];
  });
}

/** The cells that cannot hold the same digit, for every cell. */
export function peers(board: Board): Set<number>[] {
  const seen = Array.from({ length: board.size * board.size }, () => new Set<number>());
  for (const cells of [...board.houses.map(({ cells }) => cells), ...board.differ]) {
    for (const one of cells) for (const other of cells) if (one !== other) seen[one]!.add(other);
  }
  return seen;
}

/** What tells a puzzle from others, whatever is played in it. */
export function puzzleOf({ houses, differ, cages, odd, even, lines }: Board, { cells }: Game): string {
  return JSON.stringify([houses, differ, cages, odd, even, lines, cells.map(({ g, d }) => (g ? d : 0))]);
}
