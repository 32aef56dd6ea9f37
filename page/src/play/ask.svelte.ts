import type { Answer, Compared, Path, Position, Spot, Step, Verdict } from '../engine/protocol';
import { deductions, glance, isDense, place, type Picture } from '../board/picture';
import { say } from '../words/words.svelte';
import { settings } from './settings.svelte';
import type { Session } from './session.svelte';

/** What lies open beside the board. */
export type Sheet = 'none' | 'hint' | 'steps' | 'path' | 'name' | 'compare';

/** What is answered within this time, in milliseconds, is shown without a word of waiting before it. */
const SOON = 200;

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
  /** The board as it was before the move that was named. */
  before: Spot[] | undefined = $state.raw(undefined);
  /** What is being found out, by the word of the request. */
  busy: string = $state('');
  isBusy: boolean = $derived(this.busy !== '');
  private waiting = 0;

  constructor(private readonly session: Session) {
    session.onChange(() => this.close());
  }

  /** The game as it will be after so many steps of the way. */
  moments: Spot[][] = $derived.by(() => (this.path ? this.played(this.path) : []));
  /** Another moment that is on the board instead of the game. */
  moment: Spot[] | undefined = $derived(
    this.sheet === 'path' ? this.moments[this.at] : this.sheet === 'name' ? this.before : undefined,
  );
  shown: Step | undefined = $derived(this.sheet === 'path' ? this.path?.steps[this.at] : this.step);
  picture: Picture | undefined = $derived.by(() => {
    const step = this.shown;
    if (!step || this.sheet === 'none' || (this.sheet === 'hint' && this.level < 2)) return undefined;
    const cells = this.moment ?? this.session.game.cells;
    if (this.sheet === 'hint' && this.level === 2) return place(step, this.session.reader);
    return glance(step, this.session.reader, (cell) => !cells[cell]?.d, this.sentence);
  });
  /** Whether all of the step at once would be too much to look at. */
  isDense: boolean = $derived.by(() => {
    const step = this.shown;
    const cells = this.moment ?? this.session.game.cells;
    return step !== undefined && isDense(step, this.session.reader, (cell) => !cells[cell]?.d);
  });

  close(): void {
    // work that is under way is about a board that nobody looks at
    if (this.isBusy) {
      this.session.stopQuestion();
      this.session.say([]);
    }
    window.clearTimeout(this.waiting);
    this.busy = '';
    this.sheet = 'none';
    this.before = undefined;
    this.step = undefined;
    this.level = 0;
    this.sentence = -1;
    this.path = undefined;
    this.compared = undefined;
    this.texts = [];
  }

  private refuse(): boolean {
    if (!settings.help) this.session.say([say().noHelp]);
    return !settings.help || this.session.refusesPaused();
  }

  /**
   * Asks beside the board, which can be played on meanwhile. Nothing, if the player has gone on. Whoever has to wait sees
   * that it is at work, on the sheet that the answer will stand on, or below the board.
   */
  private async work(what: string, sheet: Sheet): Promise<Answer | undefined> {
    this.close();
    this.busy = what;
    this.waiting = window.setTimeout(() => {
      this.sheet = sheet;
      if (sheet === 'none') this.session.say([say().thinking]);
    }, SOON);
    const answer = await this.session.question({ do: what });
    if (!answer) return undefined;
    window.clearTimeout(this.waiting);
    this.busy = '';
    this.sheet = sheet;
    if (answer.error) this.texts = [answer.error];
    else if (!this.session.game.solved) void this.session.helped(what === 'check' ? 'checked' : 'aided');
    return answer;
  }

  /** A hint, or more of the one that lies open; as much of it as is asked for. */
  async hint(level?: number): Promise<void> {
    await this.session.settled();
    if (this.refuse() || this.busy === 'hint') return;
    if (this.sheet === 'hint' && this.step) {
      this.level = level ?? Math.min(3, this.level + 1);
      this.begin();
      return;
    }
    const answer = await this.work('hint', 'hint');
    if (!answer || answer.error) return;
    const { hint, check, text } = answer;
    if (hint) {
      this.step = { ...hint.step, nudge: hint.nudge, where: hint.where };
      this.level = level ?? 1;
      this.begin();
      this.session.say([]);
    } else {
      this.sheet = 'none';
      if (check) this.tell(check);
      else if (text) this.session.say([text].flat());
    }
  }

  async check(): Promise<void> {
    await this.session.settled();
    if (this.refuse() || this.busy === 'check') return;
    const answer = await this.work('check', 'none');
    if (answer?.check) this.tell(answer.check);
    else if (answer?.error) this.session.say([answer.error], true);
  }

  private tell(check: Verdict): void {
    this.session.wrong = new Set(check.cells);
    this.session.say(check.text, !check.fine);
  }

  /** Does the step that is shown. */
  async perform(): Promise<void> {
    if (!this.step) return;
    const found = deductions(this.step, this.session.reader);
    await this.session.ask({ do: 'apply', ...found });
    if (found.strike.length > 0 && !this.session.game.automatic) this.session.say([say().struckUnseen]);
  }

  async allSteps(): Promise<void> {
    await this.session.settled();
    if (this.refuse()) return;
    this.steps = [];
    const answer = await this.work('steps', 'steps');
    if (!answer || answer.error) return;
    this.steps = answer.steps ?? [];
    if (this.steps[0]) this.choose(this.steps[0]);
    if (answer.check && !answer.check.fine) {
      this.session.wrong = new Set(answer.check.cells);
      this.texts = answer.check.text;
    } else {
      this.texts = [say().stepsFound(this.steps.length, answer.complete !== false)];
    }
  }

  choose(step: Step): void {
    this.step = step;
    this.begin();
  }

  /** Another step is shown: all of it, or its first sentence where that is too much. */
  private begin(): void {
    this.sentence = this.isDense ? 0 : -1;
  }

  /** Pages to a step of the way. */
  go(at: number): void {
    this.at = at;
    this.begin();
  }

  async wholeWay(): Promise<void> {
    await this.session.settled();
    if (this.refuse()) return;
    this.at = 0;
    const answer = await this.work('path', 'path');
    if (!answer?.path) return;
    this.path = answer.path;
    this.texts = answer.path.text;
    this.begin();
  }

  /** Counts solutions as long as it is on. */
  toggleLive(): void {
    if (this.session.isLive || !this.refuse()) this.session.setLive(!this.session.isLive);
  }

  private spots({ values, candidates }: Position): Spot[] {
    const { game } = this.session;
    return values.map((digit, cell) =>
      digit ? { d: digit, ...(game.cells[cell]?.g ? { g: 1 } : {}) } : { a: candidates[cell] ?? [] },
    );
  }

  private played(path: Path): Spot[][] {
    let cells = this.spots(path);
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
    await this.session.settled();
    if (this.refuse()) return;
    const name = (await this.work('name', 'name'))?.name;
    if (!name) return;
    this.texts = [...(name.move ? [name.move] : []), ...name.text];
    if (name.step && name.values && name.candidates) {
      this.before = this.spots({ values: name.values, candidates: name.candidates });
      this.choose(name.step);
    }
  }

  async compare(one: string, other: string): Promise<void> {
    const { compare } = await this.session.ask({ do: 'compare', one, other });
    if (compare) {
      // what lay open before would stay on the board
      this.close();
      this.compared = { ...compare, one, other };
      this.sheet = 'compare';
    }
  }

  async take(): Promise<void> {
    if (!this.compared) return;
    const { one, other } = this.compared;
    await this.session.ask({ do: 'take', one, other });
    this.close();
  }
}
