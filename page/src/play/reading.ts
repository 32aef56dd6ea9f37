import { Engine } from '../engine/engine';
import type { Answer } from '../engine/protocol';
import { say } from '../words/words.svelte';

/** Cells and frames in any plain form, or a puzzle of our own, which has no grid: what the engine that plays reads by itself. */
const PLAIN = /^[\s\d.*_|+\-=:#xX]*$|^\s*\{\s*"size"(?![^]*"grid")/;

/** Lists of numbers: lines that are a small number each or two, or a mark of twelve digits before the cells. */
const NUMBERS = /^\s*\d{1,3}\s*$|^\s*\d{1,2}\s+[01]\s*$|^\s*\d{12}\s+\S/m;

/** A line of HoDoKu's library. */
const LIBRARY = /^\s*:/m;

/** Beyond so many characters in a row, they may be candidates and not cells; so they may be if they fill a cube, as 4 by 4 by 4. */
const MOST_CELLS = 600;
const CUBE = 64;

/** The cells of the smallest board that has regions. */
const LEAST_CELLS = 16;

/** Whether a text may be cells and then the region of each, which is as many characters once more, or candidates. */
function isDense(text: string): boolean {
  const [cells = '', regions, ...rest] = text.trim().split(/\s+/);
  const { length } = cells;
  if (rest.length > 0 || length < LEAST_CELLS || cells.startsWith('{')) return false;
  return regions ? regions.length === length : length === CUBE || length > MOST_CELLS || !Number.isInteger(Math.sqrt(length));
}

/** A link of this page: what it holds is behind the sign. */
export const LINK = /#[gp]=\S*$/;

/** What is larger is no puzzle: a file is not even read then. */
export const MOST_BYTES = 1 << 20;

/**
 * Reads a text in any format. Those of other programs, such as links, are known to a larger engine only, which is loaded
 * for them and let go again; the engine that plays gets from it what it would have kept of the game.
 */
export async function read(engine: Engine, text: string, lang: string): Promise<Answer> {
  if (text.length > MOST_BYTES) return { error: say().openLarge };
  if (!LINK.test(text.trim())) return readText(engine, text, lang);
  const { unlink } = await import('../later');
  const { save, text: puzzle, said } = await unlink(text);
  if (puzzle) return readText(engine, puzzle, lang);
  if (!save) return { error: said };
  const restored = await engine.ask({ do: 'restore', save, lang });
  return restored.error ? restored : { ...restored, read: [said] };
}

async function readText(engine: Engine, text: string, lang: string): Promise<Answer> {
  if (PLAIN.test(text) && !NUMBERS.test(text) && !LIBRARY.test(text) && !isDense(text)) return engine.ask({ do: 'open', text, lang });
  const all = new Engine('all');
  const answer = await all.ask({ do: 'open', text, lang });
  all.stop();
  if (!answer.game) return answer;
  const restored = await engine.ask({ do: 'restore', save: answer.game.save, lang });
  return restored.error ? restored : { ...restored, read: answer.read ?? [] };
}
