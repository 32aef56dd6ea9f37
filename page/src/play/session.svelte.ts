import { Engine } from '../engine/engine';
import type { Answer, Board, Game, Live, Rating, Request } from '../engine/protocol';
import { Reader } from '../board/picture';
import { spoken } from '../board/spoken';
import { settings } from './settings.svelte';
import { middle, peers, puzzleOf, withMarks } from './selection';
import { Adviser } from './adviser';
import { read } from './reading';
import type { Tool } from './keys';
import { say } from '../words/words.svelte';
import { FIRST } from './first';
import { isPlayed, putAway, removeGame, type KeptGame } from './games';
import { keep, keptSave, keptView, onKeptElsewhere } from './kept';

/** So often the engine, and with it the save, is told of the time. */
const TOLD_AFTER = 10_000;

/** A player at the page: the game as the engine tells it, and what is chosen on the board. */
export class Session {
  private readonly engine = new Engine();
  /** Other engines for everything that may take long, so that play never waits. */
  private readonly adviser = new Adviser();
  private readonly counter = new Engine();
  private readonly first = keptView();

  board: Board = $state.raw(this.first.board);
  game: Game = $state.raw(this.first.game);
  selection: ReadonlySet<number> = $state.raw(new Set([middle(this.first.board.size)]));
  cursor: number = $state(middle(this.first.board.size));
  tool: Tool = $state('digit');
  /** A tool that lasts as long as a key is held. */
  held: Tool | undefined = $state(undefined);
  /** With digit first: the digit that taps write. */
  carried: number = $state(0);
  /** The digit that is looked for, 0 for that of the cursor. */
  filter: number = $state(0);
  /** Cells with so many candidates are looked for, 0 for none. */
  filterCount: number = $state(0);
  colour: number = $state(1);
  /** Whether colours are for single candidates, as soon as those are shown. */
  wantsTints: boolean = $state(false);
  isPaused: boolean = $state(false);
  /** Whether the player is elsewhere on the page, as in a lesson: that is no time of play. */
  isAway = false;
  /** What was said last, for eyes and ears. */
  said: string[] = $state.raw([]);
  isTrouble: boolean = $state(false);
  /** The puzzle has just come, and whether another game was put away for it. */
  opened: { isInstead: boolean } | undefined = $state.raw(undefined);
  /** What is said aloud only. */
  heard: string = $state('');
  wrong: ReadonlySet<number> = $state.raw(new Set());
  rating: Rating | undefined = $state.raw(undefined);
  live: Live | undefined = $state.raw(undefined);
  isLive: boolean = $state(false);
  isReady: boolean = $state(false);
  /** Milliseconds that have passed since the engine was last told. */
  passed: number = $state(0);

  /** What was played last and is on its way to the board. */
  private pending: Promise<unknown> = Promise.resolve();
  /** Another number for each position that was on the board, and for each puzzle in each language. */
  private position = 0;
  private puzzle = 0;
  private hasToldLoss = false;
  private isCounting = false;
  private countsAgain = false;
  private lastTick = performance.now();
  private readonly changed: (() => void)[] = [];

  reader: Reader = $derived(new Reader(this.board.size, this.board.symbols));
  peers: Set<number>[] = $derived(peers(this.board));
  /** The tool that is on: the one held, else the one chosen. */
  now: Tool = $derived(this.held ?? this.tool);
  millis: number = $derived(this.game.millis + this.passed);
  /** Whether all candidates are shown, each in its place; then marks strike. */
  showsAll: boolean = $derived(this.game.automatic || this.isLive);
  isTinting: boolean = $derived(this.wantsTints && this.showsAll);
  /** The cells with as many candidates, or marks of one's own where those are shown, as are looked for. */
  filtered: number[] = $derived(withMarks(this.game.cells, this.filterCount, this.showsAll));
  focus: number = $derived(this.filter || (this.game.cells[this.cursor]?.d ?? 0));

  constructor() {
    setInterval(() => this.tick(), 1000);
    document.addEventListener('visibilitychange', () => this.tick());
    onKeptElsewhere((save) => {
      if (save === this.game.save) return;
      this.passed = 0;
      void this.ask({ do: 'restore', save }, true);
    });
    void this.begin();
  }

  /** Told each time the digits or marks change: hints and the like are about another board then. */
  onChange(listener: () => void): void {
    this.changed.push(listener);
  }

  private tick(): void {
    const now = performance.now();
    const gone = now - this.lastTick;
    this.lastTick = now;
    // a machine that slept did not play
    if (!this.isPaused && !this.isAway && !document.hidden && !this.game.solved && gone < 5000) this.passed += gone;
    // so that a page that is closed has lost no more than this
    if (this.isReady && this.passed > TOLD_AFTER) void this.ask({ do: 'tidy', on: settings.tidy });
  }

  private async begin(): Promise<void> {
    const save = keptSave();
    let answer = await this.ask(save ? { do: 'restore', save } : { do: 'open', text: FIRST.game.save });
    if (answer.error && save) answer = await this.ask({ do: 'open', text: FIRST.game.save });
    this.isReady = !answer.error;
    if (answer.error) this.say([answer.error], true);
    await this.tellTidy();
    void this.rate();
  }

  /** Asks the engine, shows the game that comes of it, and keeps it unless another tab has done so. */
  ask(request: Request, isKept = false): Promise<Answer> {
    const asked = this.play(request, isKept);
    this.pending = asked;
    return asked;
  }

  /** Waits until all that was played is on the board: questions are about that. */
  async settled(): Promise<void> {
    for (let seen: unknown; seen !== this.pending; ) {
      seen = this.pending;
      await seen;
    }
  }

  private async play(request: Request, isKept: boolean): Promise<Answer> {
    const millis = Math.round(this.passed);
    this.passed -= millis;
    // that the time goes by is nothing that anybody did
    if (request.do !== 'tidy') this.opened = undefined;
    const answer = await this.engine.ask({ ...request, millis, lang: settings.language });
    const { board, game } = answer;
    const isOther = board && game && puzzleOf(board, game) !== puzzleOf(this.board, this.game);
    // the same puzzle, as from another tab, is looked at as before
    if (isOther) this.lookAt(board);
    else if (board) this.board = board;
    if (game) this.show(game, isKept);
    if (isOther) void this.rate();
    if (answer.error) this.say([answer.error], true);
    return answer;
  }

  /** Another puzzle comes on the table. */
  private lookAt(board: Board): void {
    this.puzzle++;
    this.rating = undefined;
    this.board = board;
    this.select([middle(board.size)], middle(board.size));
    this.carried = 0;
    this.filter = 0;
    this.filterCount = 0;
  }

  private show(game: Game, wasKept = false): void {
    const before = this.game;
    // cells that did not change stay the same objects, so that only the others are drawn anew
    const cells = game.cells.map((spot, cell) => {
      const old = before.cells[cell];
      return old && JSON.stringify(old) === JSON.stringify(spot) ? old : spot;
    });
    const isNew = cells.length !== before.cells.length || cells.some((spot, cell) => spot !== before.cells[cell]);
    this.game = { ...game, cells };
    // two tabs that kept what the other has kept would bring back what has been put away
    const isKept = wasKept || keep(this);
    if (isNew) {
      this.position++;
      this.wrong = new Set();
      this.say([]);
      this.changed.forEach((listener) => listener());
      this.announce();
      if (this.isLive) void this.count();
    }
    if (!isKept && !this.hasToldLoss) {
      this.hasToldLoss = true;
      this.say([say().notKept]);
    }
  }

  /** Tells those who cannot see it what the chosen cell holds now. */
  private announce(): void {
    const cell = this.cursor;
    this.heard = spoken(this.game.cells[cell] ?? {}, cell, this.board.size, this.board.symbols, {
      showsAll: this.showsAll,
      isConflict: settings.conflicts && this.game.conflicts.includes(cell),
      isWrong: false,
    });
  }

  say(sentences: string[], isTrouble = false): void {
    this.said = sentences;
    this.isTrouble = isTrouble;
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    this.say([]);
  }

  /** Nothing is done to a board that is hidden; says so. */
  refusesPaused(): boolean {
    if (this.isPaused) this.say([say().pausedFirst]);
    return this.isPaused;
  }

  private get chosen(): number[] {
    return [...this.selection];
  }

  /** Writes a digit, or what the tool makes of it, into these cells. */
  async write(digit: number, tool: Tool = this.now, cells: number[] = this.chosen): Promise<void> {
    if (this.refusesPaused() || cells.length === 0) return;
    this.say([]);
    if (tool === 'colour') {
      await this.ask({ do: 'colour', cells, colour: digit });
    } else if (tool === 'digit') {
      await this.ask({ do: 'enter', cells, digit });
      this.announceConflicts(cells);
    } else {
      // automatic candidates are struck and put back; one's own marks come and go
      await this.ask({ do: this.showsAll ? 'strike' : tool, cells, digit });
    }
  }

  private announceConflicts(cells: number[]): void {
    if (!settings.conflicts) return;
    const clash = cells.some((cell) => this.game.conflicts.includes(cell) && this.game.cells[cell]?.d);
    if (clash) this.say([say().conflicts], true);
  }

  /** Colours candidates; with keys, those of a digit in all chosen cells. */
  async tint(digit: number, cells: number[] = this.chosen): Promise<void> {
    if (!this.refusesPaused() && cells.length > 0) await this.ask({ do: 'tint', cells, digit, colour: this.colour });
  }

  async erase(layer: Tool = this.now): Promise<void> {
    if (!this.refusesPaused() && this.selection.size > 0) await this.ask({ do: 'clear', cells: this.chosen, layer });
  }

  async undo(): Promise<void> {
    if (!this.refusesPaused()) await this.ask({ do: 'undo' });
  }

  async redo(): Promise<void> {
    if (!this.refusesPaused()) await this.ask({ do: 'redo' });
  }

  /** Shows every candidate, or one's own marks again. */
  async toggleAutomatic(): Promise<void> {
    await this.ask({ do: 'automatic', on: !this.game.automatic });
    this.say([this.game.automatic ? say().automaticOn : say().automaticOff]);
  }

  /** A name for a branch that begins here: the cell, and a number if that is taken. */
  freeName(): string {
    const size = this.board.size;
    const cell = `r${Math.floor(this.cursor / size) + 1}c${(this.cursor % size) + 1}?`;
    const taken = new Set(this.game.branches.map(({ name }) => name));
    let free = cell;
    for (let number = 2; taken.has(free); number++) free = `${cell} ${number}`;
    return free;
  }

  /** Begins a what-if here. */
  async branch(name = ''): Promise<void> {
    const before = this.game.branches.length;
    await this.ask({ do: 'begin', name: name.trim() || this.freeName() });
    if (this.game.branches.length === before) this.say([say().nameTaken], true);
  }

  async tellTidy(): Promise<void> {
    if (this.game.tidy !== settings.tidy) await this.ask({ do: 'tidy', on: settings.tidy });
  }

  select(cells: Iterable<number>, cursor?: number): void {
    this.selection = new Set(cells);
    if (cursor !== undefined) this.cursor = cursor;
  }

  /** Opens a puzzle; the answer says what it was read as, or what is wrong. */
  async open(text: string): Promise<Answer> {
    return this.lay(() => read(this.engine, text, settings.language));
  }

  /** Goes on with a game that was put away. */
  async reopen({ id, save }: KeptGame): Promise<Answer> {
    const answer = await this.lay(() => this.engine.ask({ do: 'restore', save, lang: settings.language }));
    if (answer.game) removeGame(id);
    return answer;
  }

  /** Lays another game on the table; the one that lay there is kept. */
  private async lay(reading: () => Promise<Answer>): Promise<Answer> {
    this.position++;
    // so that it is kept with the time played; the engine answers in order
    if (this.isReady) void this.ask({ do: 'tidy', on: settings.tidy });
    const asked = reading();
    this.pending = asked;
    const answer = await asked;
    if (answer.board && answer.game) {
      const isMissed = isPlayed(this.game) && this.game.save !== '';
      if (isMissed) putAway(this.board, this.game, this.rating?.levelTitle ?? '', settings.language);
      this.passed = 0;
      this.lookAt(answer.board);
      this.isPaused = false;
      this.show(answer.game);
      this.say(answer.read ?? []);
      this.opened = { isInstead: isMissed };
      this.changed.forEach((listener) => listener());
      if (this.isLive) void this.count();
      await this.tellTidy();
      void this.rate();
    }
    return answer;
  }

  /** Asks about the game as it stands, beside it. Nothing, if the game has moved on or something else was asked. */
  async question(request: Request): Promise<Answer | undefined> {
    const position = this.position;
    const answer = await this.adviser.ask({ ...request, save: this.game.save, lang: settings.language });
    // the question may have come while that was being found out
    void this.rate();
    return position === this.position ? answer : undefined;
  }

  /** Nobody waits for an answer any more. */
  stopQuestion(): void {
    this.adviser.stop();
    void this.rate();
  }

  /** Somebody was helped: it is said at the end. */
  async helped(how: 'aided' | 'checked' = 'aided'): Promise<void> {
    await this.ask({ do: how });
  }

  /** How hard the puzzle is, when nothing else is asked. */
  private async rate(): Promise<void> {
    if (this.rating || this.adviser.isBusy) return;
    const puzzle = this.puzzle;
    const answer = await this.adviser.ask({ do: 'rate', save: this.game.save, lang: settings.language });
    if (puzzle === this.puzzle) this.rating = answer?.rate;
  }

  /** True candidates and the number of solutions, as long as it is on. A running count ends before the next begins. */
  private async count(): Promise<void> {
    this.live = undefined;
    this.countsAgain = true;
    if (this.isCounting) return;
    this.isCounting = true;
    while (this.countsAgain && this.isLive) {
      this.countsAgain = false;
      const { live } = await this.counter.ask({ do: 'live', save: this.game.save, lang: settings.language });
      if (!this.countsAgain && this.isLive) this.live = live;
    }
    this.isCounting = false;
  }

  setLive(isOn: boolean): void {
    this.isLive = isOn;
    this.live = undefined;
    if (isOn) {
      void this.helped();
      void this.count();
    } else {
      this.counter.stop();
    }
  }

  /** Everything in another language: what the engine has said is asked for again. */
  async retell(): Promise<void> {
    await this.ask({ do: 'restore', save: this.game.save });
    this.changed.forEach((listener) => listener());
    this.puzzle++;
    this.rating = undefined;
    this.adviser.stop();
    void this.rate();
    if (this.isLive) void this.count();
  }
}
