/** All drafts so far, and where one stands among them. They are kept for the next visit, as far as there is room. */
const KEY = 'neuf.draft';

const MOST = 100;

interface Kept {
  drafts: string[];
  at: number;
}

export class Drafts {
  private drafts: string[] = [];
  private at = -1;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
      if (Array.isArray(kept?.drafts) && kept.drafts.every((each) => typeof each === 'string')) {
        this.drafts = kept.drafts;
        this.at = Math.min(Math.max(Math.trunc(Number(kept.at)) || 0, 0), this.drafts.length - 1);
      }
    } catch {
      // nothing was kept, or nothing that can be read
    }
  }

  get now(): string | undefined {
    return this.drafts[this.at];
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.drafts.length - 1;
  }

  /** Another draft; those that were taken back before it are gone. */
  push(draft: string): void {
    this.drafts = [...this.drafts.slice(0, this.at + 1), draft].slice(-MOST);
    this.at = this.drafts.length - 1;
    this.keep();
  }

  undo(): string | undefined {
    return this.go(-1);
  }

  redo(): string | undefined {
    return this.go(1);
  }

  private go(by: number): string | undefined {
    const draft = this.drafts[this.at + by];
    if (draft === undefined) return undefined;
    this.at += by;
    this.keep();
    return draft;
  }

  /** Where there is no room for all, the last is the one that counts. */
  private keep(): void {
    for (const kept of [{ drafts: this.drafts, at: this.at }, { drafts: [this.now!], at: 0 }]) {
      try {
        localStorage.setItem(KEY, JSON.stringify(kept));
        return;
      } catch {
        // less is tried; a browser that keeps nothing has the draft until the page is closed
      }
    }
  }
}
