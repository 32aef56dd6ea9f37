import { expect, test } from 'vitest';
import { code, MOST_LETTERS } from './qr';

test('a code grows with its link, and has a light rim', () => {
  const short = code('https://example.org/#p=1.3....1....23..')!;
  const long = code(`https://example.org/#g=${'A'.repeat(MOST_LETTERS - 23)}`)!;
  expect(short.side).toBe(29 + 8);
  expect(long.side).toBeLessThanOrEqual(117 + 8);
  // the three squares in the corners begin where the rim ends
  expect(short.path.startsWith('M4 4h1v1h-1z')).toBe(true);
  expect(short.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});

test('a link that is too long has none', () => {
  expect(code('A'.repeat(MOST_LETTERS + 1))).toBeUndefined();
});
