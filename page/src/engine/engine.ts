import { say } from '../words/words.svelte';
import type { Answer, Progress, Request } from './protocol';
import type { Asked, Told } from './worker';

/**
 * The Java engine in a worker of its own. Questions are answered in the order they are asked; what is asked before the
 * engine has loaded waits for it.
 */
export class Engine {
  private worker: Worker | undefined;
  private next = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly watching = new Map<number, (progress: Progress) => void>();

  /** The small engine plays and gives advice; the one that knows all also makes puzzles and has the formats of other programs. */
  constructor(private readonly kind: 'small' | 'all' = 'small') {}

  /** Starts to load the engine, if it has not begun to. */
  start(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: this.kind });
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.progress) {
          this.watching.get(data.id)?.(JSON.parse(data.progress) as Progress);
          return;
        }
        // what did not load now may load another time, in a worker that has not tried yet
        if (!data.answer) return this.end(this.trouble());
        const done = this.waiting.get(data.id);
        this.waiting.delete(data.id);
        this.watching.delete(data.id);
        done?.(JSON.parse(data.answer) as Answer);
      };
      this.worker.onerror = (event) => this.end(event.message || this.trouble());
    }
    return this.worker;
  }

  /** The larger engine, and the words of another language, are fetched when they are first wanted. */
  private trouble(): string {
    return this.kind === 'all' || !navigator.onLine ? say().needsNetwork : say().noEngine;
  }

  get isBusy(): boolean {
    return this.waiting.size > 0;
  }

  /** Asks, and hears how far it has got if that takes long. */
  ask(request: Request & { lang: string }, watch?: (progress: Progress) => void): Promise<Answer> {
    const id = this.next++;
    if (watch) this.watching.set(id, watch);
    return new Promise((done) => {
      this.waiting.set(id, done);
      const asked: Asked = { id, lang: request.lang, request: JSON.stringify(request) };
      this.start().postMessage(asked);
    });
  }

  /** Gives up whatever it is at; the next question starts it anew. */
  stop(): void {
    this.end('');
  }

  private end(error: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const dropped = [...this.waiting.values()];
    this.waiting.clear();
    this.watching.clear();
    dropped.forEach((done) => done({ error }));
  }
}
