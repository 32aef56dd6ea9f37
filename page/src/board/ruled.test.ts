import { describe, expect, it } from 'vitest';
import { ruled } from './ruled';

const one = (kind: string, cells: number[], number = 0) => ruled({ size: 9, diagonals: false, lines: [{ kind, number, cells }] });

describe('what setters draw', () => {
  it('is a line through the middles of cells, and thermometers have a bulb', () => {
    expect(one('whisper', [0, 1, 11], 5).strokes).toEqual([{ kind: 'whisper', d: 'M0.5 0.5L1.5 0.5L2.5 1.5' }]);
    expect(one('thermometer', [40, 41]).strokes[0]).toMatchObject({ bulb: { x: 4.5, y: 4.5 } });
    expect(one('slow-thermometer', [40, 41]).strokes[0]!.bulb).toBeDefined();
  });

  it('is a dot between two cells, with its number unless that is the usual one', () => {
    expect(one('difference', [0, 1], 1).signs).toEqual([{ kind: 'difference', at: { x: 1, y: 0.5 }, text: '' }]);
    expect(one('ratio', [0, 9], 3).signs).toEqual([{ kind: 'ratio', at: { x: 0.5, y: 1 }, text: '3' }]);
    expect(one('ratio', [0, 9, 18], 2).signs).toHaveLength(2);
    expect(one('difference', [0, 80], 1).strokes[0]!.kind).toBe('joint');
  });

  it('is X and V between two cells', () => {
    expect(one('total', [0, 1], 10).signs[0]!.text).toBe('X');
    expect(one('total', [0, 1], 5).signs[0]!.text).toBe('V');
    expect(one('total', [0, 1], 7).signs[0]!.text).toBe('7');
  });

  it('is a clue outside for the sum of a slanting line from edge to edge, and else a frame', () => {
    const [clue] = one('total', [2, 10, 18], 12).clues;
    expect(clue).toMatchObject({ text: '12', way: { x: -1, y: 1 } });
    expect(clue!.at.x).toBeCloseTo(3.32);
    expect(clue!.at.y).toBeCloseTo(-0.32);
    expect(one('total', [2, 10], 12).groups).toEqual([{ kind: 'group', cells: [2, 10], label: '12' }]);
    expect(one('total', [10, 20, 30], 12).groups).toHaveLength(1);
  });

  it('is both diagonals', () => {
    expect(ruled({ size: 9, diagonals: true, lines: [] }).strokes).toEqual([{ kind: 'diagonal', d: 'M0 0L9 9M9 0L0 9' }]);
  });

  it('is a diagonal, a region more or a frame where digits differ', () => {
    const numbers = Array.from({ length: 9 }, (_, index) => index);
    expect(one('different', numbers.map((row) => row * 10)).strokes[0]!.d).toBe('M0 0L9 9');
    expect(one('different', numbers.map((row) => row * 8 + 8)).strokes[0]!.d).toBe('M9 0L0 9');
    expect(one('different', numbers.map((row) => row * 2)).groups[0]!.kind).toBe('extra');
    expect(one('different', [0, 1, 2]).groups[0]!.kind).toBe('group');
  });
});
