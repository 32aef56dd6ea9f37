import type { Board, Game, House, Spot } from '../engine/protocol';

/** The puzzle of a first visit: shown at once, before the engine has loaded. */
export const FIRST_PUZZLE = '...5...7..52.3.9....36...8.4....2...2.......5...9....1.6...98....1.7.32..2...4...';

/** What the engine will say to it, but for the candidates. */
function viewOf(line: string): { board: Board; game: Game } {
  const size = 9;
  const cells = [...line].map((symbol): Spot => (symbol === '.' ? {} : { d: Number(symbol), g: 1 }));
  const numbers = cells.map((_, cell) => cell);
  const region = (cell: number) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  const kinds: [string, (cell: number) => number][] = [
    ['row', (cell) => Math.floor(cell / 9)],
    ['column', (cell) => cell % 9],
    ['box', region],
  ];
  const houses = kinds.flatMap(([kind, of]) =>
    Array.from(
      { length: size },
      (_, index): House => ({ kind, number: index + 1, cells: numbers.filter((cell) => of(cell) === index) }),
    ),
  );
  return {
    board: {
      size,
      symbols: '123456789',
      regions: numbers.map(region),
      houses,
      differ: [],
      cages: [],
      odd: [],
      even: [],
      lines: [],
      diagonals: false,
      rules: [],
      title: '',
    },
    game: {
      cells,
      conflicts: [],
      open: cells.filter(({ d }) => !d).length,
      left: Array.from({ length: size }, (_, index) => size - cells.filter(({ d }) => d === index + 1).length),
      solved: false,
      automatic: false,
      tidy: true,
      undo: 0,
      redo: 0,
      branch: '',
      branches: [{ name: '', parent: '', digits: 0, at: 0, moves: 0 }],
      millis: 0,
      hints: 0,
      checks: 0,
      unaided: true,
      save: line,
    },
  };
}

export const FIRST = viewOf(FIRST_PUZZLE);
