import type { Spot } from '../engine/protocol';
import { say } from '../words/words.svelte';

/** What a screen reader says of a cell: where it is, what stands in it, and what is wrong with it. */
export function spoken(
  spot: Spot,
  cell: number,
  size: number,
  symbols: string,
  how: { showsAll: boolean; isConflict: boolean; isWrong: boolean; isHidden?: boolean; sum?: number | undefined },
): string {
  const words = say();
  const list = (digits: number[]) => digits.map((digit) => symbols[digit - 1]).join(' ');
  const parts = [words.cell(Math.floor(cell / size) + 1, (cell % size) + 1)];
  if (how.isHidden) return parts.join(', ');
  if (spot.d) {
    parts.push(symbols[spot.d - 1]!);
    if (spot.g) parts.push(words.given);
  } else {
    const before = parts.length;
    if (how.showsAll && spot.a?.length) parts.push(words.candidates(list(spot.a)));
    if (!how.showsAll && spot.c?.length) parts.push(words.corners(list(spot.c)));
    if (!how.showsAll && spot.m?.length) parts.push(words.centres(list(spot.m)));
    if (parts.length === before) parts.push(words.empty);
  }
  if (how.sum) parts.push(words.cage(how.sum));
  if (spot.k?.length) parts.push(words.coloured(spot.k.map((colour) => words.colours[colour]).join(', ')));
  if (how.isWrong) parts.push(words.wrong);
  else if (how.isConflict) parts.push(words.conflict);
  return parts.join(', ');
}
