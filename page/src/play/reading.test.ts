import { expect, test, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { MOST_BYTES, read } from './reading';

const asked = vi.fn();
vi.mock('../engine/engine', () => ({
  Engine: class {
    ask(request: { do: string }) {
      asked(request.do);
      return Promise.resolve({ game: { save: 'kept' }, read: ['as a link'] });
    }
    stop() {
      asked('stop');
    }
  },
}));

function small(answer: object) {
  const ask = vi.fn(() => Promise.resolve(answer));
  return { engine: { ask } as unknown as Engine, ask };
}

test('plain texts and our own format need no other engine', async () => {
  const { engine, ask } = small({ read: ['as a line'] });
  for (const text of ['53..7....\n6..195...', '| 5 3 . |\n+---+', '{"size":9,"givens":"..."}']) await read(engine, text, 'en');
  expect(ask).toHaveBeenCalledTimes(3);
  expect(asked).not.toHaveBeenCalled();
});

test('what other programs write goes through the engine that knows all, which is let go again', async () => {
  const { engine, ask } = small({ board: {}, game: {} });
  const answer = await read(engine, 'https://f-puzzles.com/?load=N4Ig', 'en');
  expect(asked.mock.calls.flat()).toEqual(['open', 'stop']);
  expect(ask).toHaveBeenCalledWith({ do: 'restore', save: 'kept', lang: 'en' });
  expect(answer.read).toEqual(['as a link']);
});

test('what may be regions, candidates or a list of numbers goes there as well, cells alone do not', async () => {
  const cells = '1.'.repeat(8);
  for (const text of [`${cells}\n1122112233443344`, cells + '1122112233443344', '.'.repeat(729), ':0300:9:...:', '4 1\n1 2 3 4', '12\n3']) {
    asked.mockClear();
    await read(small({ board: {} }).engine, text, 'en');
    expect(asked, text).toHaveBeenCalledWith('open');
  }
  for (const text of [cells, '.'.repeat(81), '.'.repeat(256), '1.\n.2', cells + '\n\n' + cells + '\n' + cells]) {
    asked.mockClear();
    await read(small({}).engine, text, 'en');
    expect(asked, text).not.toHaveBeenCalled();
  }
});

test('what is larger than any puzzle is read by nobody', async () => {
  const { engine, ask } = small({});
  const answer = await read(engine, '.'.repeat(MOST_BYTES + 1), 'en');
  expect(answer.error).toContain('1 MB');
  expect(ask).not.toHaveBeenCalled();
});
