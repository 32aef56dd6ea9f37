import type { Point } from './places';

/** Cells that are narrower than this, in pixels, are hard to hit and to read; the zoom makes them so wide. */
const NARROW = 26;
const COMFORTABLE = 38;

/** Fewer cells than this are no board any more. */
const FEWEST = 5;

/** So many cells stay in view around the one that was chosen. */
const AROUND = 1.5;

/** The part of a large board that is in view: all of it, or some cells, larger. */
export class Zoom {
  /** So many cells side by side; 0 for all. */
  private across: number = $state(0);
  private left: number = $state(0);
  private top: number = $state(0);
  /** The board in pixels and in cells. */
  width: number = $state(0);
  size: number = $state(9);

  isIn: boolean = $derived(this.across > 0);
  /** Whether it is of use here. */
  isOffered: boolean = $derived(this.isIn || (this.width > 0 && this.width / this.size < NARROW));
  /** What is in view, in cells. */
  window: { x: number; y: number; width: number } = $derived(
    this.isIn ? { x: this.left, y: this.top, width: this.across } : { x: 0, y: 0, width: this.size },
  );

  /** From all of the board to a part with this cell in the middle, and back. */
  toggle(cell: number): void {
    if (this.isIn) {
      this.across = 0;
      return;
    }
    const across = this.width / COMFORTABLE;
    const middle = { x: (cell % this.size) + 0.5, y: Math.floor(cell / this.size) + 0.5 };
    this.look(across, middle, { x: 0.5, y: 0.5 });
  }

  /** Shows so many cells, this point of the board at that place of the view, both from 0 to 1. */
  look(across: number, point: Point, place: Point): void {
    if (across >= this.size) {
      this.across = 0;
      return;
    }
    this.across = Math.max(FEWEST, across);
    const most = this.size - this.across;
    this.left = Math.min(most, Math.max(0, point.x - place.x * this.across));
    this.top = Math.min(most, Math.max(0, point.y - place.y * this.across));
  }

  /** Moves no further than it takes to have a cell in view. */
  follow(cell: number): void {
    if (!this.isIn) return;
    const near = (start: number, at: number) =>
      Math.min(this.size - this.across, Math.max(0, Math.min(at - AROUND, Math.max(start, at + 1 + AROUND - this.across))));
    this.left = near(this.left, cell % this.size);
    this.top = near(this.top, Math.floor(cell / this.size));
  }

  /** Has all of these cells in view: as large as now, if they fit, else with all of the board. */
  include(cells: readonly number[]): void {
    if (!this.isIn || cells.length === 0) return;
    const columns = cells.map((cell) => cell % this.size);
    const rows = cells.map((cell) => Math.floor(cell / this.size));
    const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
    if (right + 1 - left > this.across || bottom + 1 - top > this.across) {
      this.across = 0;
      return;
    }
    const within = (start: number, low: number, high: number) => Math.min(low, Math.max(start, high + 1 - this.across));
    this.left = within(this.left, left, right);
    this.top = within(this.top, top, bottom);
  }
}

/** Two fingers on the board: what lies below them stays below them. */
export class Pinch {
  private readonly fingers = new Map<number, Point>();
  private start: { distance: number; across: number; point: Point } | undefined;

  constructor(private readonly zoom: Zoom) {}

  /** Fingers in parts of the view, from 0 to 1. Says whether this is the second one: then it is no tap. */
  down(id: number, place: Point): boolean {
    this.fingers.set(id, place);
    if (this.fingers.size !== 2) return this.fingers.size > 2;
    const { middle, distance } = this.between();
    const { x, y, width } = this.zoom.window;
    this.start = { distance, across: width, point: { x: x + middle.x * width, y: y + middle.y * width } };
    return true;
  }

  /** Says whether the fingers zoom, so that they choose no cells. */
  move(id: number, place: Point): boolean {
    if (!this.fingers.has(id)) return false;
    this.fingers.set(id, place);
    if (!this.start || this.fingers.size !== 2) return this.fingers.size > 1;
    const { middle, distance } = this.between();
    this.zoom.look((this.start.across * this.start.distance) / Math.max(0.01, distance), this.start.point, middle);
    return true;
  }

  up(id: number): void {
    this.fingers.delete(id);
    if (this.fingers.size < 2) this.start = undefined;
  }

  private between(): { middle: Point; distance: number } {
    const [one, other] = [...this.fingers.values()] as [Point, Point];
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      distance: Math.hypot(one.x - other.x, one.y - other.y),
    };
  }
}
