import { scoreOf, type Scores } from './progress';

/** A way through the techniques that people meet most, each with what the ones before it teach. */
export const COURSE: readonly string[] = [
  'full-house',
  'hidden-single-box',
  'hidden-single-line',
  'naked-single',
  'pointing',
  'claiming',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'x-wing',
  'skyscraper',
  'two-string-kite',
  'empty-rectangle',
  'xy-wing',
  'swordfish',
  'w-wing',
  'xyz-wing',
  'unique-rectangle-1',
  'hidden-rectangle',
  'colour-trap',
  'finned-x-wing',
  'bug-plus-one',
  'x-chain',
  'xy-chain',
  'als-xz',
  'aic',
];

/** What to learn next: the first of the way that is not mastered, then the first of all. */
export function next(scores: Scores, all: readonly { key: string; example: boolean }[]): string | undefined {
  const isOpen = (key: string) => !scoreOf(scores, key).isMastered;
  return COURSE.find(isOpen) ?? all.find(({ key, example }) => example && isOpen(key))?.key;
}

/** What the text of a manual says about a technique. A line `= KEY KEY` has those that the lines below it are about. */
export function about(manual: string, key: string): string {
  const part = manual.split(/^= /m).find((text) => text.slice(0, text.indexOf('\n')).split(' ').includes(key));
  return part ? part.slice(part.indexOf('\n')).trim().split(/\s+/).join(' ') : '';
}
