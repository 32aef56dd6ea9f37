import { describe, expect, it } from 'vitest';
import type { Step } from '../engine/protocol';
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

  it('gives nothing away that only says where', () => {
    const where = place(STEP, READER);
    expect([...where.base]).toEqual([0, 1]);
    expect(where.looks.size + where.links.length + where.ringed.size).toBe(0);
  });

  it('says what the engine should do', () => {
    expect(deductions(STEP, READER)).toEqual({ place: [], strike: [[80, 1], [80, 2]] });
  });
});
