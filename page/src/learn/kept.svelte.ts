import { after, fromText, merged, scoreOf, toText, type Score, type Scores } from './progress';

const KEY = 'neuf.learn';

/** What somebody has learned, kept by the browser. */
class Progress {
  scores: Scores = $state.raw(kept());
  /** Whether the browser keeps it. */
  isKept: boolean = $state(true);

  of(key: string): Score {
    return scoreOf(this.scores, key);
  }

  /** One more drill is done. */
  done(key: string, isAlone: boolean): void {
    const scores = this.newest;
    this.keep({ ...scores, [key]: after(scoreOf(scores, key), isAlone) });
  }

  /** Another tab may have counted meanwhile: what it kept counts. */
  private get newest(): Scores {
    return this.isKept ? kept() : this.scores;
  }

  /** Takes over what a text says; says whether it says anything. */
  take(text: string): boolean {
    const other = fromText(text);
    if (other) this.keep(merged(this.newest, other));
    return other !== undefined;
  }

  get text(): string {
    return toText(this.scores);
  }

  forget(): void {
    this.keep({});
  }

  private keep(scores: Scores): void {
    this.scores = scores;
    try {
      localStorage.setItem(KEY, toText(scores));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }
}

function kept(): Scores {
  try {
    return fromText(localStorage.getItem(KEY) ?? '') ?? {};
  } catch {
    // a browser that keeps nothing
    return {};
  }
}

export const progress = new Progress();
