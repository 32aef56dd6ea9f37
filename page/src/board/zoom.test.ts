import { describe, expect, it } from 'vitest';
import { Pinch, Zoom } from './zoom.svelte';

function phone(): Zoom {
  const zoom = new Zoom();
  zoom.width = 380;
  zoom.size = 25;
  return zoom;
}

describe('the zoom', () => {
  it('is offered where cells are small', () => {
    const zoom = phone();
    expect(zoom.isOffered).toBe(true);
    zoom.size = 9;
    expect(zoom.isOffered).toBe(false);
  });

  it('has the chosen cell in the middle, and stays on the board', () => {
    const zoom = phone();
    zoom.toggle(12 * 25 + 12);
    expect(zoom.window).toEqual({ x: 7.5, y: 7.5, width: 10 });
    zoom.toggle(0);
    expect(zoom.window).toEqual({ x: 0, y: 0, width: 25 });
    zoom.toggle(0);
    expect(zoom.window).toEqual({ x: 0, y: 0, width: 10 });
  });

  it('follows the chosen cell no further than it must', () => {
    const zoom = phone();
    zoom.toggle(0);
    zoom.follow(5);
    expect(zoom.window.x).toBe(0);
    zoom.follow(9);
    expect(zoom.window.x).toBe(1.5);
    zoom.follow(24 * 25 + 24);
    expect(zoom.window).toEqual({ x: 15, y: 15, width: 10 });
    zoom.follow(24 * 25 + 15);
    expect(zoom.window.x).toBe(13.5);
  });

  it('shows all cells of a step, or all of the board', () => {
    const zoom = phone();
    zoom.toggle(12 * 25 + 12);
    zoom.include([6 * 25, 8 * 25 + 4]);
    expect(zoom.window).toEqual({ x: 0, y: 6, width: 10 });
    zoom.include([]);
    expect(zoom.isIn).toBe(true);
    zoom.include([0, 24]);
    expect(zoom.isIn).toBe(false);
  });

  it('keeps what two fingers hold below them', () => {
    const zoom = phone();
    const pinch = new Pinch(zoom);
    expect(pinch.down(1, { x: 0.4, y: 0.5 })).toBe(false);
    expect(pinch.down(2, { x: 0.6, y: 0.5 })).toBe(true);
    pinch.move(1, { x: 0.3, y: 0.5 });
    expect(pinch.move(2, { x: 0.7, y: 0.5 })).toBe(true);
    expect(zoom.window.width).toBeCloseTo(12.5);
    expect(zoom.window.x).toBeCloseTo(6.25);
    // both to the right: the board goes along
    pinch.move(1, { x: 0.4, y: 0.5 });
    pinch.move(2, { x: 0.8, y: 0.5 });
    expect(zoom.window.x).toBeCloseTo(5);
    pinch.up(1);
    expect(pinch.move(2, { x: 0.1, y: 0.5 })).toBe(false);
    pinch.down(3, { x: 0.2, y: 0.5 });
    pinch.move(3, { x: 0.11, y: 0.5 });
    expect(zoom.isIn).toBe(false);
  });
});
