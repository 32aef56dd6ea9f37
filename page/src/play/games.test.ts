import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board, Game } from '../engine/protocol';
import { dropOldest, isPlayed, keptGames, MOST_GAMES, putAway, removeGame } from './games';

const BOARD = { size: 2, regions: [0, 0, 1, 1], title: '2x2' } as Board;

function game(save: string, millis = 5): Game {
  const cells = [{ d: 1, g: 1 }, { d: 2 }, {}, {}];
  return { save: `{"millis":${millis},"moves":"${save}"}`, cells, millis, solved: false } as unknown as Game;
}

const put = (save: string, millis?: number) => putAway(BOARD, game(save, millis), 'hard', 'en');
const moves = () => keptGames().map(({ save }) => (JSON.parse(save) as { moves: string }).moves);

/** A browser that has room for so many letters of games. */
function room(letters: number): void {
  const plain = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => plain.getItem(key),
    setItem: (key: string, value: string) => {
      if (value.length > letters) throw new DOMException('full', 'QuotaExceededError');
      plain.setItem(key, value);
    },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  keptGames().forEach(({ id }) => removeGame(id));
});

test('what was put away comes back, the newest first', () => {
  put('one');
  put('two');
  expect(moves()).toEqual(['two', 'one']);
  expect(keptGames()[0]).toMatchObject({ cells: '#+..', title: '2x2', level: 'hard', millis: 5 });
});

test('the same moves are kept once, with the time played last', () => {
  put('one', 5);
  put('two');
  put('one', 9);
  expect(moves()).toEqual(['one', 'two']);
  expect(keptGames()[0]!.millis).toBe(9);
});

test('the oldest go when there are too many', () => {
  for (let count = 0; count < MOST_GAMES + 3; count++) put(String(count));
  expect(moves()).toHaveLength(MOST_GAMES);
  expect(moves().at(-1)).toBe('3');
});

test('the oldest go where there is no room', () => {
  put('one');
  const one = localStorage.getItem('neuf.games')!.length;
  room(2.5 * one);
  put('two');
  put('three');
  expect(moves()).toEqual(['three', 'two']);
  expect(dropOldest()).toBe(true);
  expect(moves()).toEqual(['three']);
});

test('without any room they last as long as the page', () => {
  room(0);
  put('one');
  expect(moves()).toEqual(['one']);
  expect(dropOldest()).toBe(false);
  removeGame(keptGames()[0]!.id);
  expect(moves()).toEqual([]);
});

test('one is removed, the others stay', () => {
  ['one', 'two', 'three'].forEach((save) => put(save));
  removeGame(keptGames()[1]!.id);
  expect(moves()).toEqual(['three', 'one']);
});

test('what makes no sense is left out', () => {
  put('one');
  const [good] = JSON.parse(localStorage.getItem('neuf.games')!) as object[];
  localStorage.setItem('neuf.games', JSON.stringify([null, 7, { ...good, cells: '#' }, { ...good, save: 1 }, good]));
  expect(moves()).toEqual(['one']);
  for (const text of ['{', '{}', '"a"', 'null']) {
    localStorage.setItem('neuf.games', text);
    expect(keptGames()).toEqual([]);
  }
});

test('only what was played is missed', () => {
  const fresh = { undo: 0, redo: 0, branches: [{}] } as unknown as Game;
  expect(isPlayed(fresh)).toBe(false);
  expect(isPlayed({ ...fresh, redo: 1 })).toBe(true);
  expect(isPlayed({ ...fresh, branches: [{}, {}] as Game['branches'] })).toBe(true);
});
