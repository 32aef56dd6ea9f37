import { expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import type { Answer } from '../engine/protocol';

/** Questions to the engine that makes drills; each is answered when a test says so. */
const making: ((answer: Answer | undefined) => void)[] = [];
vi.mock('../play/adviser', () => ({
  Adviser: class {
    ask = () => new Promise<Answer | undefined>((done) => making.push(done));
    leave = () => making.forEach((done) => done(undefined));
    stop = () => undefined;
  },
}));

const { Slate } = await import('./slate.svelte');

/** An engine that remembers what it was asked. */
function engine() {
  const asked: string[] = [];
  const ask = async (request: { do: string }): Promise<Answer> => {
    asked.push(request.do);
    return {};
  };
  return { asked, it: { ask, isBusy: false, stop: () => undefined } as unknown as Engine };
}

it('asks nothing more when the learner goes while a drill is being made: the engine is at the next lesson by then', async () => {
  const { asked, it: shared } = engine();
  const slate = new Slate('x-wing', shared);
  const begun = slate.begin({ kind: 'made', seed: 12 });
  slate.end();
  await begun;
  expect(asked).toEqual([]);
});

it('makes nothing more when the learner goes while waiting for another drill', async () => {
  const { asked, it: shared } = engine();
  const slate = new Slate('x-wing', shared);
  making.length = 0;
  const another = slate.another(true);
  expect(making.length).toBe(1);
  slate.end();
  await another;
  expect(asked).toEqual([]);
  expect(making.length).toBe(1);
});

it('asks for the example where nothing could be made', async () => {
  const { asked, it: shared } = engine();
  making.length = 0;
  const begun = new Slate('x-wing', shared).begin({ kind: 'made', seed: 12 });
  making[0]!({ drill: { seed: 12 } } as Answer);
  await begun;
  expect(asked).toEqual(['lesson']);
});
