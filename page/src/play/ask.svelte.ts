import type { Answer, Compared, Path, Spot, Step } from '../engine/protocol';
import { deductions, picture, place, type Picture } from '../board/picture';
import { say } from '../words/words.svelte';
import { settings } from './settings.svelte';
import type { Session } from './session.svelte';

/** What lies open beside the board. */
export type Sheet = 'none' | 'hint' | 'steps' | 'path' | 'name' | 'compare';

/** The questions a player asks, and what is shown of the answers. */
export class Ask {
  sheet: Sheet = $state('none');
  /** The step that is shown, and how much of it: 1 what to look for, 2 and where, 3 all. */
  step: Step | undefined = $state.raw(undefined);
  level: number = $state(0);
  /** The sentence that is looked at; -1 for all. */
  sentence: number = $state(-1);
  steps: Step[] = $state.raw([]);
  path: Path | undefined = $state.raw(undefined);
  /** So many steps of the way are done. */
  at: number = $state(0);
  texts: string[] = $state.raw([]);
  compared: (Compared & { one: string; other: string }) | undefined = $state.raw(undefined);
  isBusy: boolean = $state(false);

  constructor(private readonly session: Session) {
    session.onChange(() => this.close());
  }

  /** The game as it will be after so many steps of the way. */
  moments: Spot[][] = $derived.by(() => (this.path ? this.played(this.path) : []));
  moment: Spot[] | undefined = $derived(this.sheet === 'path' ? this.moments[this.at] : undefined);
  shown: Step | undefined = $derived(this.sheet === 'path' ? this.path?.steps[this.at] : this.step);
  picture: Picture | undefined = $derived.by(() => {
    const step = this.shown;
    if (!step || this.sheet === 'none' || (this.sheet === 'hint' && this.level < 2)) return undefined;
    const cells = this.moment ?? this.session.game.cells;
    if (this.sheet === 'hint' && this.level === 2) return place(step, this.session.reader);
    const isLast = this.sentence < 0 || this.sentence === step.proof.length - 1;
    return picture(step, this.session.reader, (cell) => !cells[cell]?.d, this.sentence, isLast);
  });

  close(): void {
    // work that is under way is about a board that nobody looks at
    if (this.isBusy && this.sheet !== 'none' && this.sheet !== 'hint') this.session.stopAside();
    this.isBusy = false;
    this.sheet = 'none';
    this.step = undefined;
    this.level = 0;
    this.sentence = -1;
    this.path = undefined;
    this.compared = undefined;
    this.texts = [];
  }

  private refuse(): boolean {
    if (!settings.help) this.session.say([say().noHelp]);
    return !settings.help || this.session.isPaused;
  }

  /** A hint, or more of the one that lies open. */
  async hint(): Promise<void> {
    if (this.refuse() || this.isBusy) return;
    if (this.sheet === 'hint' && this.step) {
      this.level = Math.min(3, this.level + 1);
      return;
    }
    this.close();
    this.isBusy = true;
    const { hint, check, text } = await this.session.ask({ do: 'hint' });
    this.isBusy = false;
    if (hint) {
      this.step = { ...hint.step, nudge: hint.nudge, where: hint.where };
      this.level = 1;
      this.sheet = 'hint';
      this.session.say([]);
    } else if (check) {
      this.session.wrong = new Set(check.cells);
      this.session.say(check.text, !check.fine);
    } else if (text) {
      this.session.say([text].flat());
    }
  }

  async check(): Promise<void> {
    if (this.refuse()) return;
    const { check } = await this.session.ask({ do: 'check' });
    if (check) {
      this.session.wrong = new Set(check.cells);
      this.session.say(check.text, !check.fine);
    }
  }

  /** Does the step that is shown. */
  async perform(): Promise<void> {
    if (!this.step) return;
    const found = deductions(this.step, this.session.reader);
    await this.session.ask({ do: 'apply', ...found });
    if (found.strike.length > 0 && !this.session.game.automatic) this.session.say([say().struckUnseen]);
  }

  async allSteps(): Promise<void> {
    if (this.refuse()) return;
    this.close();
    this.sheet = 'steps';
    this.steps = [];
    const answer = await this.work({ do: 'steps' });
    if (!answer) return;
    this.steps = answer.steps ?? [];
    this.step = this.steps[0];
    if (answer.check && !answer.check.fine) {
      this.session.wrong = new Set(answer.check.cells);
      this.texts = answer.check.text;
    } else {
      this.texts = answer.error ? [answer.error] : [say().stepsFound(this.steps.length, answer.complete !== false)];
    }
  }

  choose(step: Step): void {
    this.step = step;
    this.sentence = -1;
  }

  async wholeWay(): Promise<void> {
    if (this.refuse()) return;
    this.close();
    this.sheet = 'path';
    this.at = 0;
    const answer = await this.work({ do: 'path' });
    if (!answer) return;
    this.path = answer.path;
    this.texts = answer.error ? [answer.error] : (answer.path?.text ?? []);
  }

  /** Long work beside the board. Nothing, if the player has gone on meanwhile. */
  private async work(request: { do: string }): Promise<Answer | undefined> {
    const sheet = this.sheet;
    void this.session.aided();
    this.isBusy = true;
    const answer = await this.session.askAside(request);
    if (!answer || this.sheet !== sheet) return undefined;
    this.isBusy = false;
    return answer;
  }

  /** Counts solutions as long as it is on. */
  toggleLive(): void {
    if (this.session.isLive || !this.refuse()) this.session.setLive(!this.session.isLive);
  }

  private played(path: Path): Spot[][] {
    const { game } = this.session;
    let cells: Spot[] = path.values.map((digit, cell) =>
      digit ? { d: digit, ...(game.cells[cell]?.g ? { g: 1 } : {}) } : { a: path.candidates[cell] ?? [] },
    );
    const moments = [cells];
    for (const step of path.steps) {
      const next = [...cells];
      for (const [cell, digit] of step.gone ?? []) {
        next[cell] = { ...next[cell], a: (next[cell]?.a ?? []).filter((other) => other !== digit) };
      }
      for (const [cell, digit] of step.placed ?? []) next[cell] = { d: digit };
      moments.push(next);
      cells = next;
    }
    return moments;
  }

  /** Plays the way up to the step that is shown. */
  async takeWay(): Promise<void> {
    const steps = this.path?.steps.slice(0, this.at) ?? [];
    const all = steps.map((step) => deductions(step, this.session.reader));
    await this.session.ask({
      do: 'apply',
      place: all.flatMap(({ place }) => place),
      strike: all.flatMap(({ strike }) => strike),
    });
  }

  /** Names the technique that justifies the player's last move. */
  async nameMove(): Promise<void> {
    if (this.refuse()) return;
    this.close();
    this.sheet = 'name';
    const answer = await this.work({ do: 'name' });
    if (!answer) return;
    const { name, error } = answer;
    this.texts = error ? [error] : [...(name?.move ? [name.move] : []), ...(name?.text ?? [])];
  }

  async compare(one: string, other: string): Promise<void> {
    const { compare } = await this.session.ask({ do: 'compare', one, other });
    if (compare) {
      this.compared = { ...compare, one, other };
      this.sheet = 'compare';
    }
  }

  async take(): Promise<void> {
    if (!this.compared) return;
    const { one, other } = this.compared;
    await this.session.ask({ do: 'go', name: '' });
    await this.session.ask({ do: 'take', one, other });
    this.close();
  }
}
