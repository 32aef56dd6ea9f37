/** The way of a line over the board, as plain functions. */

/** What the keys around S, the arrows and the number pad mean: rows and columns to go. */
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [-1, -1],
  PageUp: [-1, 1],
  End: [1, -1],
  PageDown: [1, 1],
};

// by their places: on French keyboards the letters are others
['KeyQ KeyW KeyE', 'KeyA - KeyD', 'KeyZ KeyX KeyC'].forEach((row, down) =>
  row.split(' ').forEach((code, right) => (STEPS[code] = [down - 1, right - 1])),
);
STEPS['KeyS'] = [1, 0];
['Numpad7 Numpad8 Numpad9', 'Numpad4 - Numpad6', 'Numpad1 Numpad2 Numpad3'].forEach((row, down) =>
  row.split(' ').forEach((code, right) => (STEPS[code] = [down - 1, right - 1])),
);

/** The cell that a key leads to, if it is one of those and there is a cell. */
export function stepped(cell: number, code: string, size: number): number | undefined {
  const step = STEPS[code];
  if (!step) return undefined;
  const row = Math.floor(cell / size) + step[0];
  const column = (cell % size) + step[1];
  return row < 0 || row >= size || column < 0 || column >= size ? undefined : row * size + column;
}

/** Whether a key leads somewhere, be it off the board. */
export const isStep = (code: string): boolean => code in STEPS;

/**
 * The way with one more cell. Back on the way, it ends there; further off than the next cell, as from a quick pointer, it
 * goes there straight.
 */
export function walked(way: readonly number[], cell: number, size: number): number[] {
  const last = way.at(-1);
  if (last === undefined) return [cell];
  const back = way.indexOf(cell);
  if (back >= 0) return way.slice(0, back + 1);
  const rows = Math.floor(cell / size) - Math.floor(last / size);
  const columns = (cell % size) - (last % size);
  if (Math.abs(rows) < 2 && Math.abs(columns) < 2) return [...way, cell];
  return walked(walked(way, last + Math.sign(rows) * size + Math.sign(columns), size), cell, size);
}
