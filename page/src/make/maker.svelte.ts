import { Engine } from '../engine/engine';
import type { Answer, Product, Request } from '../engine/protocol';
import { settings } from '../play/settings.svelte';
import { words } from './words';

/** Makes puzzles beside the game, and tells how far it has got. */
export class Maker {
  private readonly engine = new Engine('all');
  private since = 0;
  private timer = 0;
  /** Another number for each puzzle that is begun: what comes of those before is not wanted any more. */
  private run = 0;

  isBusy: boolean = $state(false);
  tries: number = $state(0);
  seconds: number = $state(0);
  /** What comes nearest to the order so far. */
  nearest: Product | undefined = $state.raw(undefined);
  error: string = $state('');
  /** What was made of a batch so far, and how many are wanted; 0 if it is over. */
  puzzles: string[] = $state.raw([]);
  wanted: number = $state(0);
  /** How many were not found, or were there already. */
  missed: number = $state(0);

  /** A question that is answered at once, unless a puzzle is being made. */
  ask(request: Request): Promise<Answer> {
    return this.engine.ask({ ...request, lang: settings.language });
  }

  /** A puzzle as it was ordered; nothing, if it is not found or not wanted any more. Then there may be a near one. */
  async make(order: Record<string, unknown>, seed: string, index = 0): Promise<Product | undefined> {
    const run = ++this.run;
    this.begin();
    const answer = await this.engine.ask({ do: 'make', lang: settings.language, ...order, seed, index }, ({ tries, nearest }) => {
      if (run !== this.run) return;
      if (tries !== undefined) this.tries = tries;
      if (nearest && !this.isWorse(nearest)) this.nearest = { ...nearest, seed: Number(seed) };
    });
    if (run !== this.run) return undefined;
    this.end();
    this.error = answer.error ?? '';
    if (typeof answer.text !== 'string') return undefined;
    const made = { ...answer, text: answer.text, said: answer.said ?? [] } as Product;
    if (!made.lacks) return made;
    if (!this.isWorse(made)) this.nearest = made;
    return undefined;
  }

  /**
   * Several puzzles, each as a text of one line if it has one. What is not found is left out; who stops it has those made
   * so far.
   */
  async batch(order: Record<string, unknown>, seed: string, count: number): Promise<void> {
    this.puzzles = [];
    this.missed = 0;
    this.wanted = count;
    for (let index = 0; index < count && this.wanted > 0; index++) {
      const made = await this.make(order, seed, index);
      this.nearest = undefined;
      if (this.error || this.wanted === 0) break;
      const line = made ? await this.line(made.text) : undefined;
      // small boards come up again
      if (line !== undefined && !this.puzzles.includes(line)) this.puzzles = [...this.puzzles, line];
      else this.missed++;
    }
    this.wanted = 0;
  }

  private async line(text: string): Promise<string> {
    await this.ask({ do: 'open', text });
    const line = await this.ask({ do: 'text', format: 'line' });
    return (typeof line.text === 'string' && line.lost?.length === 0 ? line.text : text).trim();
  }

  /** Whether one from before, of another seed, lacks less. */
  private isWorse({ lacks }: Product): boolean {
    return (this.nearest?.lacks?.length ?? Infinity) < (lacks?.length ?? 0);
  }

  private begin(): void {
    this.isBusy = true;
    this.error = '';
    this.tries = 0;
    this.seconds = 0;
    this.since = performance.now();
    this.timer = window.setInterval(() => (this.seconds = Math.floor((performance.now() - this.since) / 1000)), 500);
  }

  private end(): void {
    this.isBusy = false;
    window.clearInterval(this.timer);
  }

  /** Ends the work and keeps the nearest so far, and says how hard that is. */
  async stop(): Promise<void> {
    this.run++;
    if (this.wanted > 0) this.nearest = undefined;
    this.wanted = 0;
    this.engine.stop();
    this.end();
    if (!this.nearest) return;
    const nearest: Product = { ...this.nearest, said: [words().stopped, ...this.nearest.said] };
    this.nearest = nearest;
    if (nearest.rate || nearest.lacks?.includes('unique')) return;
    const { game } = await this.ask({ do: 'open', text: nearest.text });
    const { rate } = game ? await this.ask({ do: 'rate' }) : {};
    if (rate?.levelTitle && this.nearest === nearest) this.nearest = { ...nearest, rate };
  }

  /** Throws away what there is. */
  cancel(): void {
    this.run++;
    this.wanted = 0;
    this.puzzles = [];
    if (this.engine.isBusy) this.engine.stop();
    this.end();
    this.nearest = undefined;
    this.error = '';
  }

  /** Nobody makes puzzles any more: the engine is let go. */
  leave(): void {
    this.cancel();
    this.engine.stop();
  }
}
