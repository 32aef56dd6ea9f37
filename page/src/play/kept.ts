import type { Board, Game } from '../engine/protocol';
import { FIRST } from './first';
import { dropOldest } from './games';

/** What the engine would say to the last position, shown until it has loaded. */
interface View {
  board: Board;
  game: Game;
}

/** Which build of the page this is: see vite.config.ts. */
declare const BUILD: string;

const VIEW = 'neuf.view';

/** Where the game on the table is kept. */
const SAVE = 'neuf.game';

/** What was on the board last, or the first puzzle. */
export function keptView(): View {
  try {
    // another version of the page may have kept it, which drew other things
    const kept = JSON.parse(localStorage.getItem(VIEW) ?? 'null') as (View & { build?: string }) | null;
    if (kept?.build === BUILD && kept.board.size ** 2 === kept.game.cells.length) return kept;
  } catch {
    // what cannot be read is begun anew
  }
  return FIRST;
}

/** The game that was kept, as the engine saves it. */
export function keptSave(): string | null {
  try {
    return localStorage.getItem(SAVE);
  } catch {
    // a browser that keeps nothing
    return null;
  }
}

/** The same game in another tab: whoever moved last is right. */
export function onKeptElsewhere(listener: (save: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SAVE && newValue) listener(newValue);
  });
}

/** Keeps the game for the next visit, and what is drawn of it; says whether it could keep the game. */
export function keep({ board, game }: View): boolean {
  if (!keepSave(game.save)) return false;
  try {
    localStorage.setItem(VIEW, JSON.stringify({ build: BUILD, board, game: { ...game, save: '' } }));
  } catch {
    // no room for it; the game is kept
  }
  return true;
}

/** Older games give way to the one on the table. */
function keepSave(save: string): boolean {
  for (;;) {
    try {
      // the picture of it is only to be quick: an old one must not stay, nor take the room of the game
      localStorage.removeItem(VIEW);
      localStorage.setItem(SAVE, save);
      return true;
    } catch {
      if (!dropOldest()) return false;
    }
  }
}
