/** What the page and the Java engine say to each other; the other side is `dev.neuf.browser.Door`. */

export interface House {
  kind: string;
  number: number;
  cells: number[];
}

/** What a setter draws through or between cells, or around them; some kinds have a number. */
export interface RuledLine {
  kind: string;
  number: number;
  cells: number[];
}

/** The empty board with its rules. */
export interface Board {
  size: number;
  symbols: string;
  regions: number[];
  houses: House[];
  differ: number[][];
  cages: { sum: number; cells: number[] }[];
  odd: number[];
  even: number[];
  lines: RuledLine[];
  diagonals: boolean;
  rules: string[];
  title: string;
}

/** One cell; what is absent is empty. */
export interface Spot {
  d?: number;
  g?: number;
  m?: number[];
  c?: number[];
  a?: number[];
  s?: number[];
  k?: number[];
  t?: Record<string, number>;
}

export interface Branch {
  name: string;
  parent: string;
  digits: number;
  at: number;
  moves: number;
}

/** A moment of play. */
export interface Game {
  cells: Spot[];
  conflicts: number[];
  open: number;
  left: number[];
  solved: boolean;
  automatic: boolean;
  tidy: boolean;
  undo: number;
  redo: number;
  branch: string;
  branches: Branch[];
  millis: number;
  hints: number;
  checks: number;
  unaided: boolean;
  save: string;
}

/** Digits in cells, by the names r1c1 and the symbols of the puzzle. */
export interface Candidates {
  cells: string[];
  digits: string;
}

/** One of the two holds; at most one; the second follows from the first, perhaps with others. */
export type LinkKind = 'strong' | 'weak' | 'implies';

export interface Mark {
  role: string;
  cells?: string[];
  digits?: string;
  house?: string;
  number?: number;
  link?: LinkKind;
  from?: Candidates;
  to?: Candidates;
  chain?: { link: LinkKind; from: Candidates; to: Candidates }[];
}

export interface Sentence {
  key: string;
  text: string;
  marks: Mark[];
  /** How many suppositions it stands under, beyond those of the whole proof; left out where none. */
  depth?: number;
}

export interface Step {
  technique: string;
  title: string;
  level: string;
  rating: number;
  unique: boolean;
  digits: string;
  place: Candidates[];
  eliminate: Candidates[];
  proof: Sentence[];
  conclusion: string[];
  nudge?: string;
  where?: string;
  /** On a way: all digits and candidates that change, `[cell, digit]`. */
  placed?: [number, number][];
  gone?: [number, number][];
}

export interface Verdict {
  fine: boolean;
  cells: number[];
  text: string[];
}

export interface Rating {
  level: string;
  levelTitle: string;
  score: number;
  hardest: string;
  hardestTitle: string;
  text: string[];
}

/** A board that is drawn with a step: digits, 0 for none, and the candidates of open cells. */
export interface Position {
  values: number[];
  candidates: number[][];
}

export interface Path extends Position {
  answer: 'solved' | 'stuck' | 'contradiction' | 'cut';
  steps: Step[];
  text: string[];
}

export interface Live {
  count: number;
  complete: boolean;
  candidates: number[][];
  counts?: number[][];
  text: string[];
}

export interface Compared {
  agreed: [number, number][];
  differing: [number, number, number][];
  onlyOne: number;
  onlyOther: number;
  text: string[];
}

/** A text format; some are only read. */
export interface TextFormat {
  id: string;
  about: string;
  written: boolean;
}

/** A technique of the table. */
export interface TechniqueRow {
  key: string;
  title: string;
  level: string;
  rating: number;
  /** What it is called elsewhere. */
  names?: string[];
}

/** A puzzle that was made, whether it is all that was wanted or not. */
export interface Product {
  text: string;
  said: string[];
  rate?: Rating;
  /** What it lacks; nothing, if it is as it was ordered. */
  lacks?: string[];
  seed?: number;
}

/** How far a puzzle has got that is being made. */
export interface Progress {
  tries?: number;
  nearest?: Product;
}

/** A puzzle that somebody is setting. */
export interface Edit {
  /** All of it, for the next request. */
  draft: string;
  marked: number[];
  /** Why nobody can play it yet; then it has no text. */
  troubles: string[];
  remarks: string[];
  rules: { key: string; on: boolean; problem?: string }[];
  kinds: MarkKind[];
  /** The rules about some cells; `at` is what each is called when it is to go. */
  marks: SetMark[];
  text?: string;
}

/** A rule that can be drawn: what it asks, and what is said of it beside its cells. */
export interface MarkKind {
  key: string;
  asks: string;
  field?: string;
  usual?: string;
}

/** A rule that is drawn. */
export interface SetMark {
  at: number;
  key: string;
  cells: number[];
  value?: string;
}

/** A technique as a lesson. */
export interface Lesson {
  key: string;
  title: string;
  level: string;
  levelTitle: string;
  rating: number;
  /** Whether it relies on there being one solution. */
  unique: boolean;
  example: boolean;
  hodoku?: number;
  explainer?: string;
  /** What it is called elsewhere. */
  names?: string[];
}

/** What a learner has done so far in a lesson. */
export interface Judged {
  verdict: 'nothing' | 'wrong' | 'other' | 'unproven' | 'part' | 'done';
  text: string[];
  cells: number[];
}

/** Every answer is one of these, with some of the parts. */
export interface Answer {
  error?: string;
  line?: number;
  column?: number;
  board?: Board;
  game?: Game;
  read?: string[];
  said?: string[];
  seed?: number;
  check?: Verdict;
  hint?: { nudge: string; where: string; step: Step };
  text?: string[] | string;
  /** What a text could not hold. */
  lost?: string[];
  formats?: TextFormat[];
  techniques?: TechniqueRow[];
  lacks?: string[];
  plan?: { board: string; problems: string[] };
  edit?: Edit;
  spare?: { cells: number[]; complete: boolean; text: string[] };
  /** An SVG. */
  picture?: string;
  steps?: Step[];
  complete?: boolean;
  path?: Path;
  name?: { text: string[]; step?: Step; move?: string } & Partial<Position>;
  live?: Live;
  rate?: Rating;
  compare?: Compared;
  lessons?: Lesson[];
  lesson?: { technique: string; step: Step; help: string; places: boolean };
  drill?: { technique: string; seed: number; text?: string };
  judge?: Judged;
}

export interface Request {
  do: string;
  [field: string]: unknown;
}
