import { Engine } from '../engine/engine';
import type { Answer, Request } from '../engine/protocol';

/**
 * Answers questions beside the game, so that play never waits for an answer. Only the newest question counts: it ends
 * the work on the one before, whose answer nobody would look at.
 */
export class Adviser {
  private readonly engine: Engine;
  private newest = 0;

  /** The small engine does for questions about a game; what makes puzzles knows all. */
  constructor(kind?: 'all') {
    this.engine = new Engine(kind);
  }

  get isBusy(): boolean {
    return this.engine.isBusy;
  }

  /** The answer; nothing, if another question has come meanwhile, or nobody waits for it any more. */
  async ask(request: Request & { lang: string }): Promise<Answer | undefined> {
    this.stop();
    const mine = this.newest;
    const answer = await this.engine.ask(request);
    return mine === this.newest ? answer : undefined;
  }

  /** Gives up what it is at. It starts again at once, so that the next question finds it ready. */
  stop(): void {
    this.newest++;
    if (this.engine.isBusy) {
      this.engine.stop();
      this.engine.start();
    }
  }

  /** Nobody will ask any more. */
  leave(): void {
    this.newest++;
    this.engine.stop();
  }
}
