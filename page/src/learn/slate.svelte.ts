import type { Answer, Board, Game, Judged, Live, Spot, Step } from '../engine/protocol';
import { deductions, glance, isDense, place, Reader, type Picture } from '../board/picture';
import type { Seat } from '../board/seat';
import type { Engine } from '../engine/engine';
import { Adviser } from '../play/adviser';
import type { Tool } from '../play/keys';
import { middle, peers } from '../play/selection';
import { settings } from '../play/settings.svelte';
import type { Origin } from './address';
import { progress } from './kept.svelte';

/** So long, in milliseconds, somebody waits for a drill that is being made; then the example in disguise takes its place. */
const SOON = 800;

/** Seeds that people can read out to each other. */
const SEEDS = 1_000_000;

export const anySeed = () => Math.floor(Math.random() * SEEDS);

/** More help than this there is not: the digits, where, and the whole step. */
export const MOST_HELP = 3;

/** What a learner has on the table: a position, what was done in it, and what is said to that. */
export class Slate implements Seat {
  board: Board = $state.raw({} as Board);
  game: Game = $state.raw({} as Game);
  selection: ReadonlySet<number> = $state.raw(new Set<number>());
  cursor: number = $state(0);
  wrong: ReadonlySet<number> = $state.raw(new Set<number>());
  now: Tool = $state('digit');
  filter: number = $state(0);
  readonly live: Live | undefined = undefined;
  readonly showsAll = true;
  readonly isPaused = false;
  readonly filtered: number[] = [];
  readonly millis = 0;
  readonly isTinting = false;
  readonly carried = 0;
  peers: Set<number>[] = $derived(peers(this.board));
  reader: Reader = $derived(new Reader(this.board.size, this.board.symbols));

  /** Whether there is a position at all. */
  isReady: boolean = $state(false);
  /** What went wrong, if no position came. */
  error: string = $state('');
  isBusy: boolean = $state(false);
  /** Whether the learner tries; else the step is shown. */
  isTrying: boolean = $state(false);
  origin: Origin = $state.raw({ kind: 'example', seed: 0 });
  step: Step | undefined = $state.raw(undefined);
  /** The least help there is, in words. */
  hint: string = $state('');
  judged: Judged | undefined = $state.raw(undefined);
  /** How much help was taken, from 0 to 3. */
  help: number = $state(0);
  /** The sentence of the proof that is looked at; -1 for all. */
  sentence: number = $state(-1);
  isDone: boolean = $state(false);
  /** Whether that was without help and without a mistake. */
  isAlone: boolean = $state(true);

  /** The board as the lesson began. */
  private start: Spot[] = $state.raw([]);
  private readonly maker = new Adviser('all');
  /** A drill that is being made while the learner does another one. */
  private coming: Promise<Answer | undefined> | undefined;
  private isMakingInVain = false;
  private asked = 0;
  private isOver = false;

  constructor(
    readonly key: string,
    private readonly engine: Engine,
  ) {}

  /** Whether the proof is on the board: then it shows the position as it was. */
  isShowing: boolean = $derived(!this.isTrying || this.help === MOST_HELP);
  moment: Spot[] | undefined = $derived(this.isShowing ? this.start : undefined);
  /** While somebody tries, cells are told apart by the digit they look at; the board needs no more than this. */
  focus: number = $derived(this.isTrying ? this.filter || (this.game.cells?.[this.cursor]?.d ?? 0) : 0);
  picture: Picture | undefined = $derived.by(() => {
    if (!this.step) return undefined;
    if (this.isShowing) return glance(this.step, this.reader, (cell) => !this.start[cell]?.d, this.sentence);
    return this.help === 2 && !this.isDone ? place(this.step, this.reader) : undefined;
  });
  isDense: boolean = $derived(this.step !== undefined && isDense(this.step, this.reader, (cell) => !this.start[cell]?.d));

  /** Asks, as long as the learner is here: the engine may be at the next lesson by then, or be gone. */
  private async ask(request: { do: string; [field: string]: unknown }): Promise<Answer> {
    return this.isOver ? {} : this.engine.ask({ ...request, technique: this.key, lang: settings.language });
  }

  /** The learner goes elsewhere: nobody waits for what is under way. */
  end(): void {
    this.isOver = true;
    this.asked++;
    if (this.engine.isBusy) this.engine.stop();
    this.maker.leave();
  }

  /** Brings a drill to the table; the same seed brings the same one. */
  async begin(origin: Origin): Promise<void> {
    const number = ++this.asked;
    this.error = '';
    this.isBusy = true;
    const text = origin.kind === 'made' ? await this.made(origin.seed) : undefined;
    const order = text ? { text } : origin.kind === 'disguise' ? { seed: origin.seed } : {};
    // where nothing can be made, there is the example
    await this.bring(order, number, 'text' in order || 'seed' in order ? origin : { kind: 'example', seed: 0 });
  }

  private async bring(order: object, number: number, origin: Origin): Promise<void> {
    const answer = await this.ask({ do: 'lesson', ...order });
    if (number !== this.asked) return;
    this.isBusy = false;
    if (answer.lesson) this.lay(answer, origin);
    else this.error = answer.error ?? '';
  }

  private lay({ board, game, lesson }: Answer, origin: Origin): void {
    this.board = board!;
    this.game = game!;
    this.start = game!.cells;
    this.step = lesson!.step;
    this.hint = lesson!.help;
    this.origin = origin;
    this.now = lesson!.places ? 'digit' : 'centre';
    this.select([middle(board!.size)], middle(board!.size));
    this.judged = undefined;
    this.wrong = new Set();
    this.help = 0;
    this.filter = 0;
    this.isDone = false;
    // whoever has seen how it goes has been helped
    this.isAlone = origin.kind !== 'example';
    this.isReady = true;
    this.look();
  }

  /** All of the step, or its first sentence where that is too much. */
  private look(): void {
    this.sentence = this.isDense ? 0 : -1;
  }

  private async made(seed: number): Promise<string | undefined> {
    return (await this.make(seed))?.drill?.text;
  }

  private async make(seed: number): Promise<Answer | undefined> {
    return this.isOver ? undefined : this.maker.ask({ do: 'drill', technique: this.key, seed, lang: settings.language });
  }

  /** Has the generator make one beside, to be there when it is wanted. */
  prepare(): void {
    if (this.coming || this.isMakingInVain) return;
    this.coming = this.make(anySeed());
    void this.coming.then((answer) => {
      if (answer?.drill && !answer.drill.text) this.isMakingInVain = true;
      if (!answer?.drill?.text) this.coming = undefined;
    });
  }

  /** Another drill: what the generator has made, if it is done soon, else the example in another disguise. */
  async another(hasExample: boolean): Promise<void> {
    this.prepare();
    this.isBusy = true;
    this.error = '';
    const waits = hasExample ? [new Promise<undefined>((done) => window.setTimeout(done, SOON))] : [];
    const drill = (await Promise.race([this.coming, ...waits]))?.drill;
    if (drill?.text) {
      this.coming = undefined;
      await this.bring({ text: drill.text }, ++this.asked, { kind: 'made', seed: drill.seed });
    } else if (hasExample) {
      await this.begin({ kind: 'disguise', seed: anySeed() });
    } else {
      this.isBusy = false;
    }
    this.prepare();
  }

  /** Nobody waits for a drill any more. */
  stop(): void {
    this.asked++;
    this.maker.stop();
    this.coming = undefined;
    this.isBusy = false;
  }

  /** Nobody learns against the clock. */
  togglePause(): void {}

  select(cells: Iterable<number>, cursor?: number): void {
    this.selection = new Set(cells);
    if (cursor !== undefined) this.cursor = cursor;
  }

  /** Places a digit, or strikes a candidate, and hears what that is worth. */
  async write(digit: number, tool: Tool = this.now, cells: number[] = [...this.selection]): Promise<void> {
    const open = cells.filter((cell) => !this.start[cell]?.d);
    if (open.length === 0 || !this.isTrying || this.isShowing || this.isDone) return;
    await this.move({ do: tool === 'digit' ? 'enter' : 'strike', cells: open, digit });
  }

  async tint(): Promise<void> {
    // there are no colours in a lesson
  }

  /** Shows the step instead. Whoever has seen it has been helped. */
  show(): void {
    this.isTrying = false;
    this.isAlone = false;
    this.look();
  }

  async undo(): Promise<void> {
    if (this.game.undo > 0 && !this.isDone) await this.move({ do: 'undo' });
  }

  async redo(): Promise<void> {
    if (this.game.redo > 0 && !this.isDone) await this.move({ do: 'redo' });
  }

  private async move(request: { do: string; [field: string]: unknown }): Promise<void> {
    const number = ++this.asked;
    const { game } = await this.ask(request);
    if (game) this.game = game;
    const { judge } = await this.ask({ do: 'judge' });
    // who was quicker than the judge hears what is said to all of it
    if (judge && number === this.asked) this.hear(judge);
  }

  private hear(judged: Judged): void {
    this.judged = judged.verdict === 'nothing' && judged.cells.length === 0 ? undefined : judged;
    this.wrong = new Set(judged.verdict === 'wrong' ? judged.cells : []);
    if (judged.verdict === 'wrong') this.isAlone = false;
    if (judged.verdict !== 'done' || this.isDone) return;
    this.isDone = true;
    progress.done(this.key, this.isAlone);
  }

  /** One more level of help. */
  helpMore(): void {
    this.help = Math.min(MOST_HELP, this.help + 1);
    this.isAlone = false;
    this.look();
  }

  /** Does what is shown, so that it can be seen on the board; it counts as done with help. */
  async perform(): Promise<void> {
    if (!this.step) return;
    this.help = 2;
    while (this.game.undo > 0) {
      const { game } = await this.ask({ do: 'undo' });
      if (!game) return;
      this.game = game;
    }
    await this.move({ do: 'apply', ...deductions(this.step, this.reader) });
  }
}
