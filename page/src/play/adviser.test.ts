import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser } from './adviser';

/** A worker that answers when it is told to. */
class Slow {
  static all: Slow[] = [];
  onmessage: ((event: { data: object }) => void) | undefined;
  asked: { id: number; request: string }[] = [];
  isStopped = false;

  constructor() {
    Slow.all.push(this);
  }

  postMessage(message: { id: number; request: string }): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isStopped = true;
  }

  answer(): void {
    const { id, request } = this.asked.shift()!;
    this.onmessage?.({ data: { id, answer: JSON.stringify({ text: (JSON.parse(request) as { do: string }).do }) } });
  }
}

describe('the adviser', () => {
  beforeEach(() => {
    Slow.all = [];
    vi.stubGlobal('Worker', Slow);
  });

  const ask = (adviser: Adviser, what: string) => adviser.ask({ do: what, lang: 'en' });

  it('answers one question after the other with the same worker', async () => {
    const adviser = new Adviser();
    for (const what of ['hint', 'check']) {
      const answer = ask(adviser, what);
      expect(adviser.isBusy).toBe(true);
      Slow.all[0]!.answer();
      expect(await answer).toEqual({ text: what });
      expect(adviser.isBusy).toBe(false);
    }
    expect(Slow.all).toHaveLength(1);
  });

  it('gives up a question when a newer one comes', async () => {
    const adviser = new Adviser();
    const first = ask(adviser, 'steps');
    const second = ask(adviser, 'hint');
    expect(await first).toBeUndefined();
    expect(Slow.all.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    Slow.all[1]!.answer();
    expect(await second).toEqual({ text: 'hint' });
  });

  it('stops, and is ready for the next question at once', async () => {
    const adviser = new Adviser();
    const answer = ask(adviser, 'path');
    adviser.stop();
    expect(await answer).toBeUndefined();
    expect(adviser.isBusy).toBe(false);
    expect(Slow.all).toHaveLength(2);
    expect(Slow.all[1]!.isStopped).toBe(false);
  });
});
