import { describe, expect, it } from 'vitest';
import { FIRST } from '../play/first';
import { places, spoken } from './spoken';

const QUIET = { showsAll: false, isConflict: false, isWrong: false };

describe('what a screen reader says of a cell', () => {
  it('has what changes first, and what stays last', () => {
    const known = places({ ...FIRST.board, odd: [0], even: [80], cages: [{ sum: 7, cells: [0, 1] }] });
    const say = (cell: number, spot: object, how = QUIET) => spoken(spot, cell, 9, '123456789', { ...how, place: known[cell] });
    expect(say(0, {})).toBe('row 1, column 1, empty, odd, cage of 7, box 1');
    expect(say(80, { d: 4, g: 1 }, { ...QUIET, isConflict: true })).toBe('row 9, column 9, 4, given, conflict, even, box 9');
    expect(say(40, { a: [1, 5], t: { 5: 4 } }, { ...QUIET, showsAll: true })).toBe('row 5, column 5, candidates 1 5 orange, box 5');
  });

  it('is only its place while the game is paused', () => {
    expect(spoken({ d: 4 }, 0, 9, '123456789', { ...QUIET, isHidden: true, place: { parity: 'odd' } })).toBe('row 1, column 1');
  });
});
