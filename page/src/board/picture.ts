import type { Candidates, LinkKind, Mark, Step } from '../engine/protocol';

/** A step as a picture: what stands behind which candidate, which cells and houses are meant, which links are drawn. */

export type Look =
  | 'pattern'
  | 'fin'
  | 'pivot'
  | 'end'
  | 'supposed'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'set'
  | 'emptied'
  | 'placed'
  | 'struck';

/** Form and colour both tell what it is, so that nobody has to tell colours apart. */
export const FORMS: Record<Look, 'disc' | 'square' | 'diamond'> = {
  pattern: 'disc',
  fin: 'square',
  pivot: 'diamond',
  end: 'disc',
  supposed: 'disc',
  first: 'disc',
  second: 'square',
  third: 'diamond',
  fourth: 'square',
  set: 'disc',
  emptied: 'square',
  placed: 'disc',
  struck: 'square',
};

const LOOKS: Record<string, Look> = {
  pattern: 'pattern',
  link: 'pattern',
  witness: 'pattern',
  fin: 'fin',
  pivot: 'pivot',
  end: 'end',
  supposed: 'supposed',
  'first-colour': 'first',
  'second-colour': 'second',
  'third-colour': 'third',
  'fourth-colour': 'fourth',
  set: 'set',
  emptied: 'emptied',
};

export interface Note {
  cell: number;
  digit: number;
}

export interface Linked {
  from: Note[];
  to: Note[];
  kind: LinkKind;
}

export interface Picture {
  /** Behind candidates, by cell and digit. */
  looks: Map<string, Look>;
  /** Open cells that are meant as a whole. */
  framed: Map<number, Look>;
  /** Placed digits that leave no room. */
  ringed: Set<number>;
  base: Set<number>;
  cover: Set<number>;
  links: Linked[];
  /** Candidates of which one holds, several cells of one digit: cells in a row each, as a line goes around them. */
  groups: Note[][];
  /** In a proof of conclusions, which sentence has each candidate. */
  numbers: Map<string, number>;
}

function blank(): Picture {
  return {
    looks: new Map(),
    framed: new Map(),
    ringed: new Set(),
    base: new Set(),
    cover: new Set(),
    links: [],
    groups: [],
    numbers: new Map(),
  };
}

/** More placed digits than this get a ground instead of a ring each, for a picture without unrest. */
const MOST_RINGS = 8;

/** More conclusions than this keep only the arrow from their last reason when all are shown at once. */
const MOST_REASONS = 12;

export const noteKey = (cell: number, digit: number) => `${cell}:${digit}`;

/** The cells that a picture is about: those with marks, else its houses. */
export function markedCells({ looks, framed, ringed, base, cover }: Picture): number[] {
  const marked = [...[...looks.keys()].map((key) => Number(key.split(':')[0])), ...framed.keys(), ...ringed];
  return marked.length > 0 ? marked : [...base, ...cover];
}

/** Reads names and symbols of one board. */
export class Reader {
  constructor(
    readonly size: number,
    readonly symbols: string,
  ) {}

  cell(name: string): number {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name)!;
    return (Number(row) - 1) * this.size + Number(column) - 1;
  }

  digits(text: string): number[] {
    return [...text].map((symbol) => this.symbols.indexOf(symbol) + 1);
  }

  notes(candidates: Candidates): Note[] {
    return candidates.cells.flatMap((name) =>
      this.digits(candidates.digits).map((digit) => ({ cell: this.cell(name), digit })),
    );
  }
}

/** All deductions of a step, as the engine takes them back. */
export function deductions(step: Step, reader: Reader): { place: [number, number][]; strike: [number, number][] } {
  const pairs = (list: Candidates[]) =>
    list.flatMap((some) => reader.notes(some).map(({ cell, digit }): [number, number] => [cell, digit]));
  return { place: pairs(step.place), strike: pairs(step.eliminate) };
}

/**
 * The picture of a step: of its whole proof, or of one sentence of it.
 *
 * @param isOpen whether a cell has no digit yet
 * @param sentence the number of a sentence, or -1 for the whole
 * @param conclusion whether to show what follows
 */
export function picture(
  step: Step,
  reader: Reader,
  isOpen: (cell: number) => boolean,
  sentence = -1,
  conclusion = true,
): Picture {
  const drawn = blank();
  if (conclusion) {
    for (const { cell, digit } of step.place.flatMap((some) => reader.notes(some))) {
      drawn.looks.set(noteKey(cell, digit), 'placed');
      drawn.framed.set(cell, 'placed');
    }
    for (const { cell, digit } of step.eliminate.flatMap((some) => reader.notes(some))) {
      drawn.looks.set(noteKey(cell, digit), 'struck');
    }
  }
  const marks = sentence < 0 ? skeleton(step) : (step.proof[sentence]?.marks ?? []);
  // what is supposed, or that one of the ends holds, is more than of which set they are, and that again more than being linked
  const alone = marks.filter((mark) => !mark.link && !mark.chain);
  const isEnd = (mark: Mark) => ['end', 'supposed'].includes(mark.role) && mark.digits !== undefined;
  [...alone.filter(isEnd), ...alone.filter((mark) => !isEnd(mark))].forEach((mark) => see(mark, drawn, reader, isOpen));
  const seen = new Set<string>();
  for (const mark of marks) {
    for (const link of mark.chain ?? (mark.link ? [mark as Required<Mark>] : [])) {
      const key = JSON.stringify([link.from, link.to]);
      if (seen.has(key)) continue;
      seen.add(key);
      const from = reader.notes(link.from);
      const to = reader.notes(link.to);
      drawn.links.push({ from, to, kind: link.link });
      for (const [end, some] of [[from, link.from], [to, link.to]] as const) {
        end.forEach((note) => look(note, LOOKS[mark.role] ?? 'pattern', drawn, isOpen));
        if (some.cells.length > 1 && some.digits.length === 1) drawn.groups.push(...inRow(end, reader.size));
      }
    }
  }
  for (const [key, number] of numbers(step, reader)) {
    if (drawn.looks.has(key)) drawn.numbers.set(key, number);
  }
  if (drawn.ringed.size > MOST_RINGS) {
    drawn.ringed.forEach((cell) => drawn.base.add(cell));
    drawn.ringed.clear();
  }
  return drawn;
}

/** All marks of a step; of very many reasons only the first of each sentence, which is the one that became known last. */
function skeleton(step: Step): Mark[] {
  const all = step.proof.flatMap(({ marks }) => marks);
  if (all.filter(({ link }) => link === 'implies').length <= MOST_REASONS) return all;
  return step.proof.flatMap(({ marks }) => {
    const first = marks.find(({ link }) => link === 'implies');
    return marks.filter((mark) => mark.link !== 'implies' || mark === first);
  });
}

/** The number of the sentence in which each candidate of a net is placed or assumed. */
function numbers(step: Step, reader: Reader): Map<string, number> {
  const found = new Map<string, number>();
  if (!step.proof.some(({ marks }) => marks.some(({ link }) => link === 'implies'))) return found;
  step.proof.forEach(({ marks }, index) => {
    for (const { role, cells, digits } of marks) {
      const note = ['link', 'end', 'supposed'].includes(role) && cells && digits ? reader.notes({ cells, digits })[0] : undefined;
      const key = note ? noteKey(note.cell, note.digit) : '';
      if (note && !found.has(key)) found.set(key, index + 1);
    }
  });
  return found;
}

/** Cells of a group that lie side by side, first those in a row, then those in a column: a line around more crosses others. */
function inRow(notes: Note[], size: number): Note[][] {
  const runs = (some: Note[], step: number): Note[][] => {
    const left = new Map(some.map((note) => [note.cell, note]));
    const touches = (cell: number, other: number) =>
      left.has(other) && (step === size || Math.floor(cell / size) === Math.floor(other / size));
    return some.flatMap((note) => {
      if (touches(note.cell, note.cell - step)) return [];
      const run = [note];
      for (let cell = note.cell; touches(cell, cell + step); cell += step) run.push(left.get(cell + step)!);
      return [run];
    });
  };
  const across = runs(notes, 1);
  const single = across.filter((run) => run.length === 1).flat();
  return [...across.filter((run) => run.length > 1), ...runs(single, size)];
}

function look(note: Note, as: Look, drawn: Picture, isOpen: (cell: number) => boolean): void {
  if (!isOpen(note.cell)) drawn.ringed.add(note.cell);
  else if (!drawn.looks.has(noteKey(note.cell, note.digit))) drawn.looks.set(noteKey(note.cell, note.digit), as);
}

function see(mark: Mark, drawn: Picture, reader: Reader, isOpen: (cell: number) => boolean): void {
  const as = LOOKS[mark.role] ?? 'pattern';
  if (mark.house) {
    const houses = mark.role === 'cover' ? drawn.cover : drawn.base;
    mark.cells?.forEach((name) => houses.add(reader.cell(name)));
  } else if (mark.cells && mark.digits) {
    reader.notes({ cells: mark.cells, digits: mark.digits }).forEach((note) => look(note, as, drawn, isOpen));
  } else {
    for (const name of mark.cells ?? []) {
      const cell = reader.cell(name);
      if (!isOpen(cell)) drawn.ringed.add(cell);
      else if (!drawn.framed.has(cell)) drawn.framed.set(cell, as);
    }
  }
}

/** More marks than this at once are a wall: such a step begins with its first sentence. */
const MANY_MARKS = 30;

/** Whether all of a step at once would be too much to look at. */
export function isDense(step: Step, reader: Reader, isOpen: (cell: number) => boolean): boolean {
  return step.proof.length > 1 && picture(step, reader, isOpen).looks.size > MANY_MARKS;
}

/** What goes with one sentence of a proof, or with all of it; what follows is shown with the last. */
export function glance(step: Step, reader: Reader, isOpen: (cell: number) => boolean, sentence: number): Picture {
  const isLast = sentence < 0 || sentence === step.proof.length - 1;
  // a sentence that marks nothing speaks of what the one before has marked
  const marked = step.proof.findLastIndex(({ marks }, index) => index <= sentence && marks.length > 0);
  return picture(step, reader, isOpen, marked < 0 ? sentence : marked, isLast);
}

/** Only where to look: the houses of the pattern, else its cells. */
export function place(step: Step, reader: Reader): Picture {
  const drawn = blank();
  const marks = step.proof.flatMap(({ marks }) => marks);
  marks
    .filter((mark) => mark.house && mark.role === 'base')
    .forEach((mark) => mark.cells?.forEach((name) => drawn.base.add(reader.cell(name))));
  if (drawn.base.size === 0) {
    const losers = new Set(step.eliminate.flatMap(({ cells }) => cells));
    const named = marks.filter((mark) => mark.cells && mark.role !== 'witness').flatMap(({ cells }) => cells ?? []);
    const others = named.filter((name) => !losers.has(name));
    (others.length > 0 ? others : named).forEach((name) => drawn.base.add(reader.cell(name)));
  }
  return drawn;
}
