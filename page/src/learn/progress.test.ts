import { expect, test } from 'vitest';
import { after, ENOUGH, fromText, merged, scoreOf, toText, type Score } from './progress';

const begun: Score = { alone: 2, helped: 1, row: 2, isMastered: false };

test('three in a row without help master a technique, for good', () => {
  let score = scoreOf({}, 'x-wing');
  for (const isAlone of [true, true, false, true, true]) score = after(score, isAlone);
  expect(score).toEqual({ alone: 4, helped: 1, row: 2, isMastered: false });
  score = after(score, true);
  expect(score.row).toBe(ENOUGH);
  expect(score.isMastered).toBe(true);
  expect(after(score, false)).toEqual({ alone: 5, helped: 2, row: 0, isMastered: true });
});

test('what goes out as text comes in again', () => {
  const scores = { 'x-wing': begun, 'unique-rectangle-1': after(begun, true) };
  expect(fromText(toText(scores))).toEqual(scores);
  expect(fromText(toText({}))).toEqual({});
});

test('what is no such text is refused as a whole', () => {
  for (const text of ['', 'hello', 'Neuf learn 2\nx-wing 1 1 1', 'Neuf learn 1\nx-wing 1 1', 'Neuf learn 1\nX 1 1 1']) {
    expect(fromText(text)).toBeUndefined();
  }
});

test('two of them together lose nothing', () => {
  const here = { 'x-wing': begun };
  const there = { 'x-wing': { alone: 1, helped: 5, row: 0, isMastered: true }, kite: begun };
  expect(merged(here, there)).toEqual({ 'x-wing': { alone: 2, helped: 5, row: 2, isMastered: true }, kite: begun });
  expect(merged(merged(here, there), there)).toEqual(merged(here, there));
});
