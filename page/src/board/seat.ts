import type { Board, Game, Live } from '../engine/protocol';
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
  isPaused: boolean;
  readonly millis: number;
  readonly isTinting: boolean;
  /** The tool that is on. */
  readonly now: Tool;
  /** With digit first: the digit that taps write. */
  readonly carried: number;
  readonly filter: number;
  readonly focus: number;
  select(cells: Iterable<number>, cursor?: number): void;
  write(digit: number, tool?: Tool, cells?: number[]): Promise<void>;
  tint(digit: number, cells?: number[]): Promise<void>;
}
