import type { Board, Spot } from '../engine/protocol';
import { say } from '../words/words.svelte';

/** What belongs to a cell whatever stands in it. */
export interface Place {
  /** The box or region, as people count them. */
  house?: { kind: 'box' | 'region'; number: number };
  parity?: 'odd' | 'even';
  sum?: number;
  lines?: Joined[];
}

/** A cell on a line, or in a group. */
interface Joined {
  kind: string;
  /** What the line says beside its cells, if anything. */
  number: number;
  /** Which of its kind it is, 0 if there is no other. */
  which: number;
  at: number;
  count: number;
  /** The other cell of a pair. */
  other: number | undefined;
}

/** Lines that mean their number; that of a whisper is the same for all. */
const NUMBERED = ['difference', 'ratio', 'total'];

/** What there is to say of each cell of a board. */
export function places(board: Board): Place[] {
  const found: Place[] = Array.from({ length: board.size ** 2 }, () => ({}));
  for (const { kind, number, cells } of board.houses) {
    const house = kind.toLowerCase();
    if (house === 'box' || house === 'region') cells.forEach((cell) => (found[cell]!.house = { kind: house, number }));
  }
  board.odd.forEach((cell) => (found[cell]!.parity = 'odd'));
  board.even.forEach((cell) => (found[cell]!.parity = 'even'));
  board.cages.forEach(({ sum, cells }) => cells.forEach((cell) => (found[cell]!.sum = sum)));
  for (const { kind, number, cells } of board.lines) {
    const same = board.lines.filter((line) => line.kind === kind);
    cells.forEach((cell, index) => {
      (found[cell]!.lines ??= []).push({
        kind,
        number: NUMBERED.includes(kind) ? number : 0,
        which: same.length > 1 ? same.findIndex((line) => line.cells === cells) + 1 : 0,
        at: index + 1,
        count: cells.length,
        other: NUMBERED.includes(kind) && cells.length === 2 ? cells[1 - index] : undefined,
      });
    });
  }
  return found;
}

function joined({ kind, number, which, at, count, other }: Joined, size: number): string {
  const words = say();
  const name = words.lines[kind as keyof typeof words.lines] ?? kind;
  if (other !== undefined) return words.paired(name, number, words.cell(Math.floor(other / size) + 1, (other % size) + 1));
  return words.onLine([name, number || which || ''].join(' ').trim(), at, count);
}

/** What a screen reader says of a cell: where it is, what stands in it, what is wrong with it, and what holds there. */
export function spoken(
  spot: Spot,
  cell: number,
  size: number,
  symbols: string,
  how: { showsAll: boolean; isConflict: boolean; isWrong: boolean; isHidden?: boolean; place?: Place | undefined },
): string {
  const words = say();
  const symbol = (digit: number) => symbols[digit - 1]!;
  const list = (digits: number[]) => digits.map(symbol).join(' ');
  const tinted = (digit: number) => {
    const colour = spot.t?.[digit];
    return colour ? words.tinted(symbol(digit), words.colours[colour]!) : symbol(digit);
  };
  const parts = [words.cell(Math.floor(cell / size) + 1, (cell % size) + 1)];
  if (how.isHidden) return parts.join(', ');
  if (spot.d) {
    parts.push(symbol(spot.d));
    if (spot.g) parts.push(words.given);
  } else {
    const before = parts.length;
    if (how.showsAll && spot.a?.length) parts.push(words.candidates(spot.a.map(tinted).join(' ')));
    if (!how.showsAll && spot.c?.length) parts.push(words.corners(list(spot.c)));
    if (!how.showsAll && spot.m?.length) parts.push(words.centres(list(spot.m)));
    if (parts.length === before) parts.push(words.empty);
  }
  if (spot.k?.length) parts.push(words.coloured(spot.k.map((colour) => words.colours[colour]).join(', ')));
  if (how.isWrong) parts.push(words.wrong);
  else if (how.isConflict) parts.push(words.conflict);
  // last, because it does not change
  const { house, parity, sum, lines } = how.place ?? {};
  if (parity) parts.push(words[parity]);
  if (sum) parts.push(words.cage(sum));
  if (lines) parts.push(...lines.map((line) => joined(line, size)));
  if (house) parts.push(words.house[house.kind](house.number));
  return parts.join(', ');
}
