import type { LinkKind } from '../engine/protocol';
import type { Point } from './places';

/** Links as arrows, bent so that they run between the digits instead of over them. */

export interface Arrow {
  line: string;
  head: string;
  kind: LinkKind;
}

const BENDS = [0, 0.16, -0.16, 0.32, -0.32, 0.5, -0.5, 0.72, -0.72, 1, -1, 1.3, -1.3];
const SAMPLES = 24;
/** A digit that is nearer to an arrow than this is crossed. */
const NEAR = 0.135;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function at(from: Point, control: Point, to: Point, t: number): Point {
  const a = (1 - t) * (1 - t);
  const b = 2 * t * (1 - t);
  const c = t * t;
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}

function towards(from: Point, other: Point, length: number): Point {
  const share = length / Math.max(1e-9, distance(from, other));
  return { x: from.x + (other.x - from.x) * share, y: from.y + (other.y - from.y) * share };
}

const text = (point: Point) => `${Math.round(point.x * 1000) / 1000} ${Math.round(point.y * 1000) / 1000}`;

export class Arrows {
  private readonly drawn: Point[] = [];

  /** On a board so large, around these digits; a weight says how much one should not be crossed. */
  constructor(
    private readonly size: number,
    private readonly obstacles: { point: Point; weight: number }[],
  ) {}

  /** From one of the candidates to one of the others, whichever are nearest. */
  draw(from: Point[], to: Point[], kind: LinkKind): Arrow | undefined {
    let best: [Point, Point] | undefined;
    for (const a of from) {
      for (const b of to) {
        if (!best || distance(a, b) < distance(...best)) best = [a, b];
      }
    }
    return best && distance(...best) > 1e-6 ? this.between(best[0], best[1], kind) : undefined;
  }

  private between(from: Point, to: Point, kind: LinkKind): Arrow {
    const length = distance(from, to);
    let control = from;
    let least = Infinity;
    for (const bend of BENDS) {
      // a quadratic curve comes half as far as its control point
      const aside = (2 * bend) / length;
      const tried = {
        x: (from.x + to.x) / 2 - (to.y - from.y) * aside,
        y: (from.y + to.y) / 2 + (to.x - from.x) * aside,
      };
      const cost = this.cost(from, tried, to) + 2 * Math.abs(bend);
      if (cost < least) {
        least = cost;
        control = tried;
      }
    }
    for (let i = 0; i <= SAMPLES; i++) this.drawn.push(at(from, control, to, i / SAMPLES));
    return { ...this.shape(from, control, to, kind === 'implies'), kind };
  }

  private cost(from: Point, control: Point, to: Point): number {
    const way = Array.from({ length: SAMPLES - 1 }, (_, i) => at(from, control, to, (i + 1) / SAMPLES));
    let cost = 0;
    for (const { point, weight } of this.obstacles) {
      if (distance(point, from) < 1e-6 || distance(point, to) < 1e-6) continue;
      let nearest = Infinity;
      for (const here of way) nearest = Math.min(nearest, distance(here, point));
      if (nearest < NEAR) cost += weight * (1.5 - nearest / NEAR);
    }
    for (const here of way.slice(2, -2)) {
      if (Math.min(here.x, here.y) < 0.02 || Math.max(here.x, here.y) > this.size - 0.02) cost += 3;
      if (this.drawn.some((other) => distance(other, here) < 0.055)) cost += 0.4;
    }
    return cost;
  }

  /** From the rim of one candidate to the rim of the other, with a head; an open one is only lines. */
  private shape(from: Point, control: Point, to: Point, isOpen: boolean): { line: string; head: string } {
    const rim = Math.min(0.14, distance(from, to) * 0.3);
    const start = towards(from, control, rim);
    const tip = towards(to, control, rim);
    const head = Math.min(0.14, distance(start, tip) * 0.6);
    const neck = towards(tip, control, head * 0.8);
    const back = towards(tip, control, head);
    const x = (tip.y - back.y) * 0.45;
    const y = (tip.x - back.x) * 0.45;
    const one = text({ x: back.x - x, y: back.y + y });
    const other = text({ x: back.x + x, y: back.y - y });
    return {
      line: `M${text(start)}Q${text(control)} ${text(isOpen ? tip : neck)}`,
      head: isOpen ? `M${one}L${text(tip)}L${other}` : `M${text(tip)}L${one}L${other}Z`,
    };
  }
}
