import { expect, test } from 'vitest';
import { gameLink, pack, puzzleLink, unlink, unpack } from './link';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('what is packed is unpacked, whatever letters it has', async () => {
  for (const text of ['', 'a', '{"branches":["é ✓ 数独"]}', LINE.repeat(50)]) {
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpack(packed)).toBe(text);
  }
});

test('a puzzle that a line holds is that line, any other is packed', async () => {
  expect(await puzzleLink(LINE, '{}')).toBe(`#p=${LINE}`);
  expect(await unlink(`https://example.org/neuf/#p=${LINE}`)).toMatchObject({ text: LINE });
  const packed = await puzzleLink(undefined, '{"size":6}');
  expect(packed).toMatch(/^#p=~[\w-]+$/);
  expect(await unlink(packed)).toMatchObject({ text: '{"size":6}' });
  expect(await unlink(await gameLink('{"game":2}'))).toMatchObject({ save: '{"game":2}' });
});

test('what is no link, or only part of one, is said', async () => {
  const whole = await gameLink('{"game":2,"puzzle":"and so on"}');
  for (const link of ['', '#', '#g=', '#p=', '#p=~', '#g=!!!', '#g=AAAA', '#p=<script>', '#x=1', whole.slice(0, -6), `#g=${'A'.repeat(50)}`]) {
    expect(await unlink(link), link).toEqual({ said: expect.stringMatching(/damaged/) });
  }
});

test('a small link that unpacks to very much is given up', async () => {
  const bomb = await pack('0'.repeat(40 << 20));
  expect(bomb.length).toBeLessThan(60_000);
  expect((await unlink(`#g=${bomb}`)).said).toMatch(/far more/);
  expect((await unlink(`#p=~${'A'.repeat(2 << 20)}`)).said).toMatch(/far more/);
});
