import { expect, test } from 'vitest';
import { isStep, stepped, walked } from './walk';

test('a way goes from neighbour to neighbour, also slantwise', () => {
  expect(walked([], 4, 9)).toEqual([4]);
  expect(walked([4], 14, 9)).toEqual([4, 14]);
  expect(walked([4], 4, 9)).toEqual([4]);
});

test('back on the way, it ends there', () => {
  expect(walked([0, 1, 2, 12], 2, 9)).toEqual([0, 1, 2]);
  expect(walked([0, 1, 2, 12], 0, 9)).toEqual([0]);
});

test('a jump is filled, slantwise first', () => {
  expect(walked([0], 3, 9)).toEqual([0, 1, 2, 3]);
  expect(walked([0], 21, 9)).toEqual([0, 10, 20, 21]);
  expect(walked([80], 60, 9)).toEqual([80, 70, 60]);
});

test('a jump over the way cuts it, and goes on from there', () => {
  // from r1c3 back over r1c2 to r1c1 and beyond
  expect(walked([1, 2, 3], 0, 9)).toEqual([1, 0]);
});

test('keys lead in eight ways, and not off the board', () => {
  expect(['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyD', 'KeyZ', 'KeyX', 'KeyC'].map((code) => stepped(40, code, 9))).toEqual([30, 31, 32, 39, 41, 48, 49, 50]);
  expect(['Numpad7', 'Numpad9', 'Numpad1', 'Numpad3', 'Home', 'PageUp', 'End', 'PageDown', 'KeyS'].map((code) => stepped(40, code, 9))).toEqual([30, 32, 48, 50, 30, 32, 48, 50, 49]);
  expect(stepped(0, 'ArrowUp', 9)).toBeUndefined();
  expect(stepped(8, 'Numpad3', 9)).toBeUndefined();
  expect(isStep('Numpad5')).toBe(false);
});
