import { describe, expect, it } from 'vitest';
import type { Mark, Step } from '../engine/protocol';
import { deductions, markedCells, noteKey, picture, place, Reader } from './picture';

const READER = new Reader(9, '123456789');
const STEP: Step = {
  technique: 'skyscraper',
  title: 'Skyscraper',
  level: 'hard',
  rating: 4,
  unique: false,
  digits: '1',
  place: [],
  eliminate: [{ cells: ['r9c9'], digits: '12' }],
  proof: [
    { key: 'one', text: 'One.', marks: [{ role: 'base', house: 'row', number: 1, cells: ['r1c1', 'r1c2'] }] },
    {
      key: 'two',
      text: 'Two.',
      marks: [
        { role: 'pattern', cells: ['r1c1', 'r2c2'], digits: '1' },
        { role: 'witness', cells: ['r5c5'] },
        {
          role: 'link',
          link: 'strong',
          from: { cells: ['r1c1'], digits: '1' },
          to: { cells: ['r1c7', 'r1c8'], digits: '1' },
        },
      ],
    },
  ],
  conclusion: ['Done.'],
};

describe('the picture of a step', () => {
  const isOpen = (cell: number) => cell !== 40;

  it('shows all marks and what follows', () => {
    const whole = picture(STEP, READER, isOpen);
    expect(whole.looks.get(noteKey(0, 1))).toBe('pattern');
    expect(markedCells(whole)).toEqual(expect.arrayContaining([0, 10, 80]));
    expect(markedCells(place(STEP, READER))).toEqual([0, 1]);
    expect(whole.looks.get(noteKey(80, 2))).toBe('struck');
    expect([...whole.ringed]).toEqual([40]);
    expect([...whole.base]).toEqual([0, 1]);
    expect(whole.links).toHaveLength(1);
    expect(whole.groups).toEqual([[{ cell: 6, digit: 1 }, { cell: 7, digit: 1 }]]);
  });

  it('shows one sentence alone', () => {
    const first = picture(STEP, READER, isOpen, 0, false);
    expect(first.looks.size).toBe(0);
    expect(first.links).toHaveLength(0);
    expect([...first.base]).toEqual([0, 1]);
  });

  it('goes around cells side by side, and never across one that does not belong to a group', () => {
    const link: Mark = { role: 'link', link: 'weak', from: { cells: ['r9c1'], digits: '1' } };
    const cells = (names: string[]) =>
      picture(
        { ...STEP, proof: [{ key: 'one', text: 'One.', marks: [{ ...link, to: { cells: names, digits: '1' } }] }] },
        READER,
        isOpen,
      ).groups.map((group) => group.map(({ cell }) => cell));
    expect(cells(['r1c4', 'r3c4'])).toEqual([[3], [21]]);
    expect(cells(['r1c4', 'r1c5', 'r2c4'])).toEqual([[3, 4], [12]]);
    expect(cells(['r1c9', 'r2c1', 'r2c9'])).toEqual([[8, 17], [9]]);
  });

  it('numbers what follows in a net, and draws all reasons of one sentence but not of very many', () => {
    const at = (cell: string) => ({ cells: [cell], digits: '1' });
    const net: Step = {
      ...STEP,
      proof: [
        { key: 'suppose', text: 'Suppose.', marks: [{ role: 'supposed', ...at('r1c1') }] },
        ...[2, 3, 4, 5, 6, 7, 8, 9].map((column) => ({
          key: 'then',
          text: 'Then.',
          marks: [
            { role: 'link', ...at(`r1c${column}`) },
            { role: 'link', link: 'implies', from: at(`r1c${column - 1}`), to: at(`r1c${column}`) } as const,
            { role: 'link', link: 'implies', from: at('r1c1'), to: at(`r1c${column}`) } as const,
          ],
        })),
      ],
    };
    const whole = picture(net, READER, isOpen);
    expect(whole.links.map(({ from }) => from[0]!.cell)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(whole.looks.get(noteKey(0, 1))).toBe('supposed');
    expect(whole.numbers.get(noteKey(0, 1))).toBe(1);
    expect(whole.numbers.get(noteKey(8, 1))).toBe(9);
    const one = picture(net, READER, isOpen, 4, false);
    expect(one.links.map(({ kind, from }) => [kind, from[0]!.cell])).toEqual([['implies', 3], ['implies', 0]]);
    expect([...one.numbers.values()].sort()).toEqual([1, 4, 5]);
    expect(picture(STEP, READER, isOpen).numbers.size).toBe(0);
  });

  it('gives nothing away that only says where', () => {
    const where = place(STEP, READER);
    expect([...where.base]).toEqual([0, 1]);
    expect(where.looks.size + where.links.length + where.ringed.size).toBe(0);
  });

  it('says what the engine should do', () => {
    expect(deductions(STEP, READER)).toEqual({ place: [], strike: [[80, 1], [80, 2]] });
  });
});
