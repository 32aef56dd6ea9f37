import type { Board, Game } from '../engine/protocol';

/** A game that was on the table before another came, and what a list shows of it. */
export interface KeptGame {
  /** When it was put away, in milliseconds; no two are the same. */
  id: number;
  save: string;
  size: number;
  regions: number[];
  /** For each cell `#` if it is given, `+` if it was entered, and `.` if it is empty. */
  cells: string;
  /** Words of the engine, in the language that was chosen then. */
  title: string;
  level: string;
  language: string;
  millis: number;
  solved: boolean;
}

const KEY = 'neuf.games';

/** So many are kept; then the oldest go. */
export const MOST_GAMES = 20;

/** Games for which the browser has no room: they last until the page is closed. */
let unkept: KeptGame[] = [];

/** Whether there is anything in it that somebody would miss. */
export function isPlayed({ undo, redo, branches }: Game): boolean {
  return undo + redo > 0 || branches.length > 1;
}

/** All games that were put away, the newest first. */
export function keptGames(): KeptGame[] {
  return [...unkept, ...stored()].sort((one, other) => other.id - one.id);
}

/** Keeps a game that leaves the table. */
export function putAway(board: Board, game: Game, level: string, language: string): void {
  const others = stored().filter(({ save }) => timeless(save) !== timeless(game.save));
  const kept: KeptGame = {
    id: Math.max(Date.now(), ...keptGames().map(({ id }) => id + 1)),
    save: game.save,
    size: board.size,
    regions: board.regions,
    cells: game.cells.map(({ d, g }) => (g ? '#' : d ? '+' : '.')).join(''),
    title: board.title,
    level,
    language,
    millis: game.millis,
    solved: game.solved,
  };
  if (!store([kept, ...others].slice(0, MOST_GAMES))) unkept = [kept, ...unkept].slice(0, MOST_GAMES);
}

export function removeGame(id: number): void {
  unkept = unkept.filter((game) => game.id !== id);
  const all = stored();
  const left = all.filter((game) => game.id !== id);
  if (left.length < all.length) write(left);
}

/** Makes room for the game on the table; says whether there was any to make. */
export function dropOldest(): boolean {
  const all = stored();
  return all.length > 0 && write(all.slice(0, -1));
}

/** The same moves are the same game, however long somebody looked at it. */
function timeless(save: string): string {
  return save.replace(/"millis":\d+/, '');
}

/** As many of the newest as there is room for; nothing, if that is none. */
function store(games: KeptGame[]): boolean {
  return games.some((_, index) => write(games.slice(0, games.length - index)));
}

function write(games: KeptGame[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
    return true;
  } catch {
    // no room, or a browser that keeps nothing
    return false;
  }
}

/** What can be read of it: another version may have written it, or anybody. */
function stored(): KeptGame[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? (all as unknown[]).filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(some: unknown): some is KeptGame {
  const { id, save, size, regions, cells, title, level, language, millis } = (some ?? {}) as Record<string, unknown>;
  return (
    [id, millis].every(Number.isFinite) &&
    [save, title, level, language].every((word) => typeof word === 'string') &&
    typeof size === 'number' &&
    typeof cells === 'string' &&
    cells.length === size ** 2 &&
    Array.isArray(regions) &&
    regions.length === cells.length
  );
}
