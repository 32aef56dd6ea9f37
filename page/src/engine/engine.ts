import { say } from '../words/words.svelte';
import type { Answer, Request } from './protocol';

/**
 * The Java engine in a worker of its own. Questions are answered in the order they are asked; what is asked before the
 * engine has loaded waits for it.
 */
export class Engine {
  private worker: Worker | undefined;
  private next = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  /** Starts to load the engine, if it has not begun to. */
  start(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: string }>) => {
        const done = this.waiting.get(data.id);
        this.waiting.delete(data.id);
        done?.(JSON.parse(data.answer) as Answer);
      };
      this.worker.onerror = (event) => {
        const error = event.message || say().noEngine;
        this.worker?.terminate();
        this.worker = undefined;
        this.waiting.forEach((done) => done({ error }));
        this.waiting.clear();
      };
    }
    return this.worker;
  }

  ask(request: Request): Promise<Answer> {
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.start().postMessage({ id, request: JSON.stringify(request) });
    });
  }

  /** Gives up whatever it is at; the next question starts it anew. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.forEach((done) => done({ error: '' }));
    this.waiting.clear();
  }
}
