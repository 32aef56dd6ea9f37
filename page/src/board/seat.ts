import type { Board, Game, Live, RuledLine } from '../engine/protocol';
import type { Tool } from '../play/keys';

/** What a board needs to know of whoever sits before it, a player or somebody who learns, and what it tells them. */
export interface Seat {
  readonly board: Board;
  readonly game: Game;
  readonly selection: ReadonlySet<number>;
  readonly cursor: number;
  readonly wrong: ReadonlySet<number>;
  readonly peers: Set<number>[];
  readonly live: Live | undefined;
  readonly showsAll: boolean;
  readonly isPaused: boolean;
  readonly millis: number;
  readonly isTinting: boolean;
  /** The tool that is on. */
  readonly now: Tool;
  /** With digit first: the digit that taps write. */
  readonly carried: number;
  readonly filter: number;
  /** Cells with as many candidates as somebody looks for. */
  readonly filtered: number[];
  readonly focus: number;
  /** A line that is being drawn. */
  readonly sketch?: RuledLine | undefined;
  togglePause(): void;
  select(cells: Iterable<number>, cursor?: number): void;
  write(digit: number, tool?: Tool, cells?: number[]): Promise<void>;
  tint(digit: number, cells?: number[]): Promise<void>;
  /** Whoever draws is told of each cell below the pointer, and says so: then nothing is chosen. -1 for a second finger. */
  trace?(cell: number, isFirst: boolean): boolean;
}
