import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(`src/${path}`, 'utf8');
const folder = (path: string) => path.split('/')[0]!;

/** The selectors of a style sheet. */
function selectors(path: string): string[] {
  const rules = read(path).replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  return [...rules].flatMap(([, some]) => some!.split(',').map((one) => one.trim()));
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

  it('of lessons, making and sharing dress nothing that is worn elsewhere', () => {
    const leaks: string[] = [];
    for (const path of files.filter((name) => name.endsWith('.svelte'))) {
      const worn = [...read(path).matchAll(/class="([^"]*)"|class:([\w-]+)/g)].flatMap(([, all, one]) => (all ?? one)!.split(/[\s{}]+/));
      for (const name of worn) {
        const [owner] = dressed.get(`.${name}`) ?? [];
        if (owner && ['learn', 'make', 'share'].includes(owner) && owner !== folder(path)) leaks.push(`${path}: ${name} of ${owner}`);
      }
    }
    expect(leaks).toEqual([]);
  });
});
