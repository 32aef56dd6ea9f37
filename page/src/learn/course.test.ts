import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf, lessonOf, partsOf } from './address';
import { about, COURSE, next } from './course';
import { scoreOf, type Scores } from './progress';

const read = (path: string) => readFileSync(`../logic/src/main/resources/dev/neuf/logic/${path}`, 'utf8');
const keys = read('examples.txt').split('\n').flatMap((line) => line.split(' ')[0] || []);
const mastered = (...some: string[]): Scores => Object.fromEntries(some.map((key) => [key, { ...scoreOf({}, key), isMastered: true }]));

test('each technique of the course has an example and a text in each language', () => {
  for (const key of COURSE) {
    expect(keys).toContain(key);
    for (const language of ['en', 'fr']) expect(about(read(`manual_${language}.txt`), key).length, key).toBeGreaterThan(100);
  }
});

test('a text is found by any of its keys, without its heading', () => {
  const manual = '# about\n\n= one two\nFirst line\nand second.\n\n= three\nOther.\n';
  expect(about(manual, 'two')).toBe('First line and second.');
  expect(about(manual, 'three')).toBe('Other.');
  expect(about(manual, 'on')).toBe('');
});

test('next is the first of the course that is not mastered, then any other with an example', () => {
  const all = [{ key: 'rare', example: false }, { key: 'odd', example: true }];
  expect(next({}, all)).toBe(COURSE[0]);
  expect(next(mastered(COURSE[0]!, COURSE[2]!), all)).toBe(COURSE[1]);
  expect(next(mastered(...COURSE), all)).toBe('odd');
  expect(next(mastered(...COURSE, 'odd'), all)).toBeUndefined();
});

test('addresses of lessons', () => {
  expect(lessonOf('')).toBeUndefined();
  expect(lessonOf('#g=abc')).toBeUndefined();
  expect(lessonOf('#learn')).toBe('');
  expect(lessonOf('#learn/x-wing')).toBe('x-wing');
  expect(lessonOf('#learn/x-wing/z9')).toBeUndefined();
  for (const origin of [{ kind: 'made', seed: 7 }, { kind: 'disguise', seed: 12 }] as const) {
    expect(partsOf(lessonOf(addressOf('x-wing', origin))!)).toEqual({ key: 'x-wing', origin });
  }
  expect(partsOf(lessonOf(addressOf('x-wing'))!)).toEqual({ key: 'x-wing', origin: { kind: 'example', seed: 0 } });
});
