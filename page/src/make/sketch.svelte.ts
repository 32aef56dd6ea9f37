import type { MarkKind, RuledLine } from '../engine/protocol';
import type { Drafting } from './drafting.svelte';
import { isStep, stepped, walked } from './walk';
import { words } from './words';

/** A line that is being drawn, by the pointer or by keys. What comes of it is for the engine to say. */
export class Sketch {
  /** The cells so far, in their order. */
  way: readonly number[] = $state.raw([]);
  /** The rule that is drawn, as the engine calls it. */
  rule: string = $state('thermometer');
  private numbers: Record<string, string> = $state({});
  private isTracing = false;
  /** Whether keys are drawing. */
  isWalking: boolean = $state(false);

  constructor(private readonly draft: Drafting) {}

  get kind(): MarkKind | undefined {
    return this.draft.edit?.kinds.find(({ key }) => key === this.rule);
  }

  /** What the rule says beside its cells; each keeps its own. */
  get number(): string {
    return this.numbers[this.rule] ?? this.kind?.usual ?? '';
  }

  set number(number: string) {
    this.numbers = { ...this.numbers, [this.rule]: number };
  }

  /** What there is to see of it. */
  get shown(): RuledLine | undefined {
    return this.way.length > 0 ? { kind: this.rule, number: Number(this.number) || 0, cells: [...this.way] } : undefined;
  }

  /** The pointer is on a cell, or there is a second finger and it is no line; whether it draws. */
  trace(cell: number, isFirst: boolean): boolean {
    if (isFirst) {
      this.giveUp();
      this.isTracing = cell >= 0;
    }
    if (this.isTracing) this.go(cell);
    return this.isTracing;
  }

  /** The pointer is lifted. A cell that was only touched is chosen. */
  async lift(): Promise<void> {
    if (!this.isTracing) return;
    this.isTracing = false;
    const way = this.way;
    if (way.length > 1) await this.through(way);
    if (this.way === way) this.giveUp();
  }

  private go(cell: number): void {
    const { size } = this.draft.board;
    this.way = walked(this.way, cell, size);
    this.draft.choose([cell], cell);
  }

  giveUp(): void {
    this.way = [];
    this.isTracing = false;
    this.isWalking = false;
  }

  /** A rule through these cells; whether the engine agrees. */
  through(cells: readonly number[]): Promise<boolean> {
    return this.draft.change({ change: 'draw', rule: this.rule, value: this.number.trim(), cells: [...cells] });
  }

  /** A key for whoever draws; whether it is one. */
  press({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) {
      // what is taken back first is the line that is not there yet
      const isUndo = this.isWalking && key.toLowerCase() === 'z';
      if (isUndo) this.stop();
      return isUndo;
    }
    if (!this.isWalking) {
      if (key !== 'Enter') return false;
      this.giveUp();
      this.isWalking = true;
      this.go(this.draft.cursor);
      this.tell();
      return true;
    }
    if (key === 'Enter') void this.end();
    else if (key === 'Escape') this.stop();
    else if (key === 'Backspace' || key === 'Delete') this.back();
    else if (isStep(code)) this.step(code);
    // what would write digits meanwhile
    else return key.length === 1;
    return true;
  }

  private step(code: string): void {
    const cell = stepped(this.way.at(-1)!, code, this.draft.board.size);
    if (cell === undefined) return;
    this.go(cell);
    this.tell();
  }

  private back(): void {
    const before = this.way.at(-2);
    if (before === undefined) return this.stop();
    this.go(before);
    this.tell();
  }

  private stop(): void {
    this.giveUp();
    this.draft.say([]);
  }

  private tell(): void {
    this.draft.say([words().walking(this.way.length)]);
  }

  /** A line that the engine refuses stays, to be put right. */
  private async end(): Promise<void> {
    const way = this.way;
    if ((await this.through(way)) && this.way === way) this.giveUp();
  }
}
