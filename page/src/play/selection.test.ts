import { expect, test } from 'vitest';
import { FIRST } from './first';
import { puzzleOf, withMarks } from './selection';

const CELLS = [{ d: 1, a: [1, 2] }, { a: [1, 2], m: [1] }, { a: [1, 2, 3], c: [2, 3] }, {}];

test('cells with so many candidates are found, or with so many marks where those are shown', () => {
  expect(withMarks(CELLS, 2, true)).toEqual([1]);
  expect(withMarks(CELLS, 2, false)).toEqual([2]);
  expect(withMarks(CELLS, 1, false)).toEqual([1]);
  expect(withMarks(CELLS, 0, false)).toEqual([]);
});

test('puzzles with other lines are other puzzles', () => {
  const { board, game } = FIRST;
  const lined = { ...board, lines: [{ kind: 'renban', number: 0, cells: [0, 1] }] };
  expect(puzzleOf(lined, game)).not.toBe(puzzleOf(board, game));
});
