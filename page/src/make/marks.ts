import { say } from '../words/words.svelte';
import type { SetMark } from '../engine/protocol';
import { words } from './words';

/** What people call a rule; what has no name here goes by that of the engine. */
export function markName(key: string): string {
  const own: Record<string, string> = { only: words().onlyName, cage: words().markCage, odd: words().parities.odd, even: words().parities.even };
  const name = own[key] ?? (say().lines as Record<string, string>)[key] ?? key;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** So many cells are named; of more, the first and the last. */
const NAMED = 4;

const cellName = (cell: number, size: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** A rule that is drawn, in a line: what it is, its number, and where. */
export function marked({ key, cells, value }: SetMark, size: number): string {
  const names = cells.map((cell) => cellName(cell, size));
  const where = names.length > NAMED ? `${names[0]} … ${names.at(-1)}, ${words().inCells(names.length)}` : names.join(' ');
  return words().markAt(`${markName(key)}${value ? ` ${value}` : ''}`, where);
}
