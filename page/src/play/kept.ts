import type { Board, Game } from '../engine/protocol';
import { FIRST } from './first';

/** What the engine would say to the last position, shown until it has loaded. */
interface View {
  board: Board;
  game: Game;
}

/** Which build of the page this is: see vite.config.ts. */
declare const BUILD: string;

const VIEW = 'neuf.view';

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

/** Keeps what is on the board; the save is kept beside it. Fails where there is no room. */
export function keepView({ board, game }: View): void {
  localStorage.setItem(VIEW, JSON.stringify({ build: BUILD, board, game: { ...game, save: '' } }));
}

export function forgetView(): void {
  localStorage.removeItem(VIEW);
}
