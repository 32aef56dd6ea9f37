import { describe, expect, it } from 'vitest';
import { outline, tints } from './outline';

describe('outlines', () => {
  it('go around a cell, and around a box without the lines inside', () => {
    expect(outline([0], 3)).toBe('M0 0L1 0L1 1L0 1Z');
    expect(outline([0, 1, 3, 4], 3)).toBe('M0 0L2 0L2 2L0 2Z');
  });

  it('lie inside by as much as is asked, at inner corners too', () => {
    expect(outline([4], 3, 0.1)).toBe('M1.1 1.1L1.9 1.1L1.9 1.9L1.1 1.9Z');
    // an L: the inner corner at 1 1 moves away from the hole it looks into
    expect(outline([0, 2, 3], 2, 0.1)).toContain('0.9 1.1');
  });

  it('keep cells apart that only touch at a corner', () => {
    expect(outline([0, 3], 2)).toBe('M0 0L1 0L1 1L0 1ZM1 1L2 1L2 2L1 2Z');
  });

  it('go around holes the other way', () => {
    const ring = [0, 1, 2, 3, 5, 6, 7, 8];
    expect(outline(ring, 3).match(/Z/g)).toHaveLength(2);
    expect(outline(ring, 3)).toContain('M0 0L3 0L3 3L0 3Z');
  });
});

describe('tints', () => {
  it('differ between neighbours', () => {
    const boxes = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
    const found = tints(boxes, 9);
    for (let cell = 0; cell < 80; cell++) {
      if (cell % 9 < 8 && boxes[cell] !== boxes[cell + 1]) expect(found[cell]).not.toBe(found[cell + 1]);
      if (cell < 72 && boxes[cell] !== boxes[cell + 9]) expect(found[cell]).not.toBe(found[cell + 9]);
    }
  });
});
