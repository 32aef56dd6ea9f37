import type { Seat } from '../board/seat';
import { Engine } from '../engine/engine';
import type { Answer, Board, Edit, Game, Live, Rating, Request, RuledLine, Spot } from '../engine/protocol';
import { Adviser } from '../play/adviser';
import { FIRST } from '../play/first';
import { middle, peers } from '../play/selection';
import { settings } from '../play/settings.svelte';
import { Drafts } from './drafts';
import { Sketch } from './sketch.svelte';
import { words } from './words';

export const TOOLS = ['digit', 'region', 'cage', 'parity', 'line'] as const;
export type SetTool = (typeof TOOLS)[number];

/** There are ten colours for regions; what is marked has the first, which is grey. */
const COLOURS = 10;
const MARKED = 1;

/**
 * Somebody who sets a puzzle. The engine says what comes of each change, and it is given the whole draft each time: so
 * undo is going back to another draft, and nothing is lost with an engine.
 */
export class Drafting implements Seat {
  private readonly engine = new Engine('all');
  private readonly counter = new Engine();
  private readonly grader = new Adviser();
  private readonly drafts = new Drafts();
  private pending: Promise<unknown> = Promise.resolve();
  private isCounting = false;
  private countsAgain = false;
  private stroke: Set<number> | undefined;
  /** The line that is being drawn. */
  readonly line = new Sketch(this);

  board: Board = $state.raw({ ...FIRST.board, title: '' });
  private shown: Game = $state.raw({ ...FIRST.game, cells: FIRST.game.cells.map(() => ({})), save: '' });
  edit: Edit | undefined = $state.raw(undefined);
  selection: ReadonlySet<number> = $state.raw(new Set([middle(9)]));
  cursor: number = $state(middle(9));
  tool: SetTool = $state('digit');
  /** The region that is painted, from 1; 0 for none. */
  brush: number = $state(1);
  symmetry: string = $state('none');
  showsAll: boolean = $state(false);
  live: Live | undefined = $state.raw(undefined);
  rating: Rating | undefined = $state.raw(undefined);
  /** What was said last, besides the count. */
  said: string[] = $state.raw([]);
  isTrouble: boolean = $state(false);
  /** Whether something is going on that takes long. */
  isBusy: boolean = $state(false);
  canUndo: boolean = $state(false);
  canRedo: boolean = $state(false);

  // what only players have
  readonly wrong: ReadonlySet<number> = new Set();
  readonly isPaused = false;
  readonly millis = 0;
  readonly isTinting = false;
  readonly now = 'digit';
  readonly carried = 0;
  readonly filter = 0;
  readonly filtered: number[] = [];

  peers: Set<number>[] = $derived(peers(this.board));
  focus: number = $derived(this.shown.cells[this.cursor]?.d ?? 0);
  /** The cells as they are to be seen: regions while they are painted, cells that are to be given, true candidates. */
  game: Game = $derived({ ...this.shown, cells: this.shown.cells.map((spot, cell) => this.dressed(spot, cell)) });

  private dressed(spot: Spot, cell: number): Spot {
    const region = this.board.regions[cell] ?? -1;
    const colour = this.tool === 'region' ? (region < 0 ? 0 : (region % COLOURS) + 1) : this.edit?.marked.includes(cell) ? MARKED : 0;
    const truths = this.live?.candidates[cell];
    return { ...spot, ...(colour ? { k: [colour] } : {}), ...(truths && !spot.d ? { a: truths } : {}) };
  }

  /** How many cells a region has. */
  cellsOf(region: number): number {
    return this.board.regions.filter((each) => each === region - 1).length;
  }

  /** Goes on with the draft of the last time, or begins with a game's puzzle. */
  async begin(save?: string): Promise<void> {
    const kept = this.drafts.now;
    if (save) {
      const { text } = await this.asked({ do: 'text', format: 'json', bare: true, save });
      if (typeof text === 'string' && (await this.change({ text }))) return;
    }
    const isKept = kept !== undefined && (await this.show({ draft: kept }));
    if (!isKept) await this.change({ size: 9 });
  }

  /** Lets all engines go; the draft is kept. */
  leave(): void {
    this.countsAgain = false;
    for (const engine of [this.engine, this.counter]) engine.stop();
    this.grader.leave();
  }

  private asked(request: Request): Promise<Answer> {
    return this.engine.ask({ ...request, lang: settings.language });
  }

  /** What the dialog that shares asks of a game; a draft has no time to be told. */
  ask(): Promise<Answer> {
    return Promise.resolve({});
  }

  /** Everything in another language. */
  async retell(): Promise<void> {
    if (this.edit) await this.show({ draft: this.edit.draft });
  }

  /** Changes the draft; one change after the other, each of what came before it. */
  change(fields: Record<string, unknown>): Promise<boolean> {
    const changed = this.pending.then(async () => {
      const draft = 'size' in fields || 'text' in fields ? undefined : this.edit?.draft;
      return this.show({ ...(draft ? { draft } : {}), ...fields }, true);
    });
    this.pending = changed;
    return changed;
  }

  private async show(fields: Record<string, unknown>, isNew = false): Promise<boolean> {
    return this.take(await this.asked({ do: 'edit', ...fields }), isNew);
  }

  private take({ edit, board, game, error }: Answer, isNew: boolean): boolean {
    if (!edit || !board || !game) {
      this.say(error ? [error] : [], true);
      return false;
    }
    const isOther = board.size !== this.board.size;
    const isSame = edit.draft === this.edit?.draft;
    this.board = board;
    this.shown = game;
    this.edit = edit;
    if (isOther) {
      this.line.giveUp();
      this.choose([middle(board.size)], middle(board.size));
      this.brush = 1;
    }
    if (isNew && !isSame) this.drafts.push(edit.draft);
    this.canUndo = this.drafts.canUndo;
    this.canRedo = this.drafts.canRedo;
    this.say([]);
    void this.count();
    return true;
  }

  say(sentences: string[], isTrouble = false): void {
    this.said = sentences;
    this.isTrouble = isTrouble;
  }

  undo(): void {
    this.step(() => this.drafts.undo());
  }

  redo(): void {
    this.step(() => this.drafts.redo());
  }

  private step(to: () => string | undefined): void {
    this.pending = this.pending.then(async () => {
      const draft = to();
      if (draft !== undefined) await this.show({ draft });
    });
  }

  /** True candidates, the number of solutions and, if it is one, how hard it is. */
  private async count(): Promise<void> {
    this.live = undefined;
    this.rating = undefined;
    this.grader.stop();
    this.countsAgain = true;
    if (this.isCounting) return;
    this.isCounting = true;
    while (this.countsAgain) {
      this.countsAgain = false;
      if (!this.edit?.text) break;
      const { save } = this.shown;
      const { live } = await this.counter.ask({ do: 'live', save, lang: settings.language });
      if (this.countsAgain) continue;
      this.live = live;
      if (live?.complete && live.count === 1) void this.grade(save);
    }
    this.isCounting = false;
  }

  private async grade(save: string): Promise<void> {
    const answer = await this.grader.ask({ do: 'rate', save, lang: settings.language });
    if (save === this.shown.save) this.rating = answer?.rate;
  }

  /** Digits that are not needed are chosen on the board. */
  async spare(): Promise<void> {
    const draft = this.edit?.draft;
    this.isBusy = true;
    const { spare, error } = await this.asked({ do: 'spare', draft });
    this.isBusy = false;
    // who has changed something meanwhile has other digits
    if (draft !== this.edit?.draft) return;
    this.say(spare?.text ?? [error ?? ''], !spare);
    if (spare && spare.cells.length > 0) this.choose(spare.cells, spare.cells[0]);
  }

  /** The engine adds digits until there is one solution. What is changed meanwhile is a change of what it has made. */
  complete(): Promise<void> {
    const completed = this.pending.then(async () => {
      const before = this.shown.open;
      this.isBusy = true;
      const answer = await this.asked({ do: 'complete', draft: this.edit?.draft, symmetry: this.symmetry, seed: String(Math.floor(Math.random() * 2 ** 47)) });
      this.isBusy = false;
      if (this.take(answer, true)) this.say([words().completed(before - this.shown.open)]);
    });
    this.pending = completed;
    return completed;
  }

  get chosen(): number[] {
    return [...this.selection];
  }

  /** Chooses cells, by keys or by the program. */
  choose(cells: Iterable<number>, cursor?: number): void {
    this.selection = new Set(cells);
    if (cursor !== undefined) this.cursor = cursor;
  }

  /** Nobody sets against the clock. */
  togglePause(): void {}

  /** What the board tells of the pointer: with the brush in hand it paints, and only below itself. */
  select(cells: Iterable<number>, cursor?: number): void {
    if (this.tool === 'region' && cursor !== undefined) {
      this.stroke ??= new Set();
      this.stroke.add(cursor);
      this.choose(this.stroke, cursor);
    } else {
      this.choose(cells, cursor);
    }
  }

  get sketch(): RuledLine | undefined {
    return this.tool === 'line' ? this.line.shown : undefined;
  }

  trace(cell: number, isFirst: boolean): boolean {
    return this.tool === 'line' && this.line.trace(cell, isFirst);
  }

  /** The pointer is lifted. */
  async lift(): Promise<void> {
    await this.line.lift();
    const cells = [...(this.stroke ?? [])];
    this.stroke = undefined;
    if (cells.length > 0) await this.paint(cells);
  }

  private async paint(cells: number[]): Promise<void> {
    await this.change({ change: 'region', cells, region: this.brush });
  }

  /** A digit, or the region of that number. */
  async press(number: number): Promise<void> {
    if (this.tool === 'region') {
      this.brush = number;
      await this.paint(this.chosen);
    } else if (number > 0) {
      await this.write(number);
    }
  }

  async write(digit: number): Promise<void> {
    if (this.selection.size > 0) await this.change({ change: 'digit', cells: this.chosen, digit, symmetry: this.symmetry });
  }

  tint(): Promise<void> {
    return Promise.resolve();
  }

  /** Takes away what the tool sets. */
  async erase(): Promise<void> {
    const cells = this.chosen;
    if (cells.length === 0) return;
    if (this.tool === 'region') await this.change({ change: 'region', cells, region: 0 });
    else if (this.tool === 'cage') await this.change({ change: 'cage', cells });
    else if (this.tool === 'line') await this.change({ change: 'remove', cells });
    else if (this.tool === 'parity') await this.change({ change: 'parity', cells, parity: 'none' });
    else await this.change({ change: 'erase', cells, symmetry: this.symmetry });
  }
}
