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

  it('tells which lines a cell is on', () => {
    const known = places({
      ...FIRST.board,
      lines: [
        { kind: 'thermometer', number: 0, cells: [0, 1, 2] },
        { kind: 'thermometer', number: 0, cells: [8, 7] },
        { kind: 'whisper', number: 5, cells: [0, 10] },
        { kind: 'difference', number: 1, cells: [7, 16] },
        { kind: 'total', number: 12, cells: [2, 10, 18] },
      ],
    });
    const say = (cell: number) => spoken({}, cell, 9, '123456789', { ...QUIET, place: known[cell] });
    expect(say(0)).toBe('row 1, column 1, empty, thermometer 1: cell 1 of 3, whisper line: cell 1 of 2, box 1');
    expect(say(7)).toBe('row 1, column 8, empty, thermometer 2: cell 2 of 2, white dot 1 with row 2, column 8, box 3');
    expect(say(18)).toBe('row 3, column 1, empty, sum 12: cell 3 of 3, box 1');
  });

  it('is only its place while the game is paused', () => {
    expect(spoken({ d: 4 }, 0, 9, '123456789', { ...QUIET, isHidden: true, place: { parity: 'odd' } })).toBe('row 1, column 1');
  });
});
