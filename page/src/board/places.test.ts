import { describe, expect, it } from 'vitest';
import { Arrows } from './arrows';
import { around, centreSize, cornerPlace, fixedPlace, fixedSize } from './places';
import { sectors } from './colours';

describe('places', () => {
  it('are inside the cell and all different, for every size', () => {
    for (let size = 1; size <= 64; size++) {
      const places = Array.from({ length: size }, (_, index) => fixedPlace(index + 1, size));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(size);
      for (const { x, y } of places) {
        expect(Math.min(x, y) - fixedSize(size) / 2).toBeGreaterThan(-0.1);
        expect(Math.max(x, y) + fixedSize(size) / 2).toBeLessThan(1.1);
      }
    }
  });

  it('put corner marks into corners first', () => {
    expect(cornerPlace(0, 2)).toEqual({ x: 0.17, y: 0.19 });
    expect(cornerPlace(1, 2).x).toBeGreaterThan(0.8);
    const ring = Array.from({ length: 12 }, (_, index) => cornerPlace(index, 12));
    expect(new Set(ring.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(12);
  });

  it('make centre marks smaller when there are many', () => {
    expect(centreSize(3)).toBe(0.3);
    expect(centreSize(9)).toBeLessThan(0.2);
  });

  it('cut a cell into as many slices as it has colours', () => {
    expect(sectors(1)).toEqual(['M0 0H100V100H0Z']);
    for (const count of [2, 3, 5, 10]) expect(new Set(sectors(count)).size).toBe(count);
  });
});

describe('a box', () => {
  it('goes around all points', () => {
    expect(around([{ x: 1, y: 2 }, { x: 3, y: 2 }], 0.5)).toEqual({ left: 0.5, top: 1.5, width: 3, height: 1, round: 0.5 });
  });
});

describe('arrows', () => {
  it('run around a digit that is in the way', () => {
    const from = { x: 0.5, y: 1.5 };
    const to = { x: 2.5, y: 1.5 };
    const straight = new Arrows(3, []).draw([from], [to], 'strong')!;
    const bent = new Arrows(3, [{ point: { x: 1.5, y: 1.5 }, weight: 1.5 }]).draw([from], [to], 'strong')!;
    expect(straight.line).toContain('Q1.5 1.5');
    expect(bent.line).not.toContain('Q1.5 1.5');
  });

  it('join the nearest of two groups, and nothing to itself', () => {
    const arrow = new Arrows(9, []).draw([{ x: 1, y: 1 }, { x: 4, y: 1 }], [{ x: 6, y: 1 }], 'weak')!;
    expect(arrow.kind).toBe('weak');
    expect(arrow.line.startsWith('M4.14 1')).toBe(true);
    expect(new Arrows(9, []).draw([{ x: 1, y: 1 }], [{ x: 1, y: 1 }], 'strong')).toBeUndefined();
  });
});
