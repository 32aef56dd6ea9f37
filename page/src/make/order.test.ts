import { describe, expect, it } from 'vitest';
import { fieldsOf, isSpecial, orderOf, plainOf } from './order';

describe('an order', () => {
  it('is the usual one where nothing was kept, or nonsense', () => {
    for (const text of [null, '', 'null', '[]', '{"level":"banana","size":7,"rules":"x","needs":[1,2],"givens":"many"}']) {
      const order = orderOf(text);
      expect(order).toEqual(orderOf(null));
      expect(isSpecial(order)).toBe(false);
      expect(fieldsOf(order)).toEqual({ size: 9, variant: [], level: 'medium', needs: [], without: [] });
    }
  });

  it('is kept as it was', () => {
    const order = { ...orderOf(null), level: 'hard' as const, size: 7, regions: 'jigsaw' as const, needs: ['x-wing'], minimal: true };
    expect(orderOf(JSON.stringify(order))).toEqual(order);
    expect(isSpecial(order)).toBe(true);
    expect(plainOf(order)).toEqual({ ...orderOf(null), level: 'hard' });
    expect(fieldsOf(order)).toEqual({ size: 7, shape: 'jigsaw', variant: [], minimal: true, level: 'hard', needs: ['x-wing'], without: [] });
  });

  it('has neither level nor techniques on boards that nobody grades', () => {
    expect(fieldsOf({ ...orderOf(null), size: 25, needs: ['x-wing'] })).toEqual({ size: 25, variant: [] });
  });

  it('of another level or size is not special', () => {
    expect(isSpecial({ ...orderOf(null), level: 'any', size: 25 })).toBe(false);
  });
});
