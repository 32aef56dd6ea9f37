import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(`src/${path}`, 'utf8');
const folder = (path: string) => path.split('/')[0]!;

/** The selectors of a style sheet. */
function selectors(path: string): string[] {
  const rules = read(path).replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  return [...rules].flatMap(([, some]) => (some!.trim().startsWith('@') ? [] : some!.split(',').map((one) => one.trim())));
}

/** Of each name that style sheets dress wherever it stands, the folders they are in. */
const dressed = new Map<string, Set<string>>();
for (const path of files.filter((name) => name.endsWith('.css'))) {
  for (const name of selectors(path).filter((one) => /^\.?[\w-]+$/.test(one))) {
    dressed.set(name, (dressed.get(name) ?? new Set()).add(folder(path)));
  }
}

// all style sheets come together in the end: what one folder says of a plain class holds on the screens of the others
describe('styles', () => {
  it('are found', () => expect(dressed.size).toBeGreaterThan(50));

  it('dress no plain class or element in two folders', () => {
    expect([...dressed].filter(([, some]) => some.size > 1).map(([name]) => name)).toEqual([]);
  });

  it('of lessons, making and sharing name in each rule a class that is worn nowhere else', () => {
    const worn = new Map<string, Set<string>>();
    for (const path of files.filter((name) => /\.(svelte|ts)$/.test(name))) {
      for (const [, all, one, made] of read(path).matchAll(/class="([^"]*)"|class:([\w-]+)|className = '([\w-]+)'/g)) {
        // an expression between the words may choose any of those that it names in quotes
        const words = (all ?? one ?? made)!.replace(/\{[^}]*\}/g, (chosen) => [...chosen.matchAll(/'([\w-]+)'/g)].map(([, word]) => word).join(' '));
        for (const word of words.split(/\s+/)) worn.set(word, (worn.get(word) ?? new Set()).add(folder(path)));
      }
    }
    const isOwn = (word: string, owner: string) => worn.get(word)?.size === 1 && worn.get(word)?.has(owner);
    const leaks = files
      .filter((name) => /^(learn|make|share)\/.*\.css$/.test(name))
      .flatMap((path) =>
        selectors(path)
          .filter((rule) => ![...rule.matchAll(/\.([\w-]+)/g)].some(([, word]) => isOwn(word!, folder(path))))
          .map((rule) => `${path}: ${rule}`),
      );
    expect(leaks).toEqual([]);
  });
});
