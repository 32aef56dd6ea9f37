/** How far somebody is with each technique, as plain data: kept by the browser, passed on as text. */

export interface Score {
  /** Drills done without help. */
  alone: number;
  /** Drills done with help, or after a mistake. */
  helped: number;
  /** So many without help in a row, until now. */
  row: number;
  isMastered: boolean;
}

export type Scores = Readonly<Record<string, Score>>;

/** So many in a row without help, and a technique is mastered for good. */
export const ENOUGH = 3;

const NONE: Score = { alone: 0, helped: 0, row: 0, isMastered: false };

export const scoreOf = (scores: Scores, key: string): Score => scores[key] ?? NONE;

/** What the score is after one more drill. */
export function after(score: Score, isAlone: boolean): Score {
  const row = isAlone ? score.row + 1 : 0;
  return {
    alone: score.alone + (isAlone ? 1 : 0),
    helped: score.helped + (isAlone ? 0 : 1),
    row,
    isMastered: score.isMastered || row >= ENOUGH,
  };
}

const TITLE = 'Neuf learn 1';

/** All of it as lines of text: a technique, its three numbers, and whether it is mastered. */
export function toText(scores: Scores): string {
  const lines = Object.entries(scores).map(
    ([key, { alone, helped, row, isMastered }]) => `${key} ${alone} ${helped} ${row}${isMastered ? ' mastered' : ''}`,
  );
  return [TITLE, ...lines, ''].join('\n');
}

const LINE = /^([a-z0-9-]{1,60}) (\d{1,6}) (\d{1,6}) (\d{1,6})( mastered)?$/;

/** Reads such a text; nothing, if it is none. A line that makes no sense makes no sense of the whole. */
export function fromText(text: string): Scores | undefined {
  const [title, ...lines] = text.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  const found = lines.map((line) => LINE.exec(line));
  if (title !== TITLE || found.some((line) => !line)) return undefined;
  return Object.fromEntries(
    found.map((line) => {
      const [, key, alone, helped, row, mastered] = line!;
      const score: Score = { alone: Number(alone), helped: Number(helped), row: Number(row), isMastered: mastered !== undefined };
      return [key!, score];
    }),
  );
}

/** Two of them together: of each technique the better one, so that nothing is lost, and nothing counted twice. */
export function merged(one: Scores, other: Scores): Scores {
  const all: Record<string, Score> = { ...one };
  for (const [key, score] of Object.entries(other)) {
    const mine = scoreOf(one, key);
    all[key] = {
      alone: Math.max(mine.alone, score.alone),
      helped: Math.max(mine.helped, score.helped),
      row: Math.max(mine.row, score.row),
      isMastered: mine.isMastered || score.isMastered,
    };
  }
  return all;
}
