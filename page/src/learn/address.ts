/**
 * Addresses of lessons: `#learn` is the list, `#learn/skyscraper` a technique, `#learn/skyscraper/m7` the drill that
 * was made from the seed 7, `#learn/skyscraper/d7` the example in the disguise of that seed; `#learn/mixed` asks which
 * technique comes next.
 */
const ADDRESS = /^#learn(?:\/([a-z0-9-]+(?:\/[dm]\d{1,15})?))?$/;

/** Where techniques are mixed, instead of the key of one. */
export const MIXED = 'mixed';

/** What the address asks for: '' for the list, nothing if it is no lesson. */
export function lessonOf(hash: string): string | undefined {
  const found = ADDRESS.exec(hash);
  return found ? (found[1] ?? '') : undefined;
}

/** Where a drill comes from. */
export interface Origin {
  kind: 'example' | 'disguise' | 'made';
  seed: number;
}

/** The technique of an address, and the drill. */
export function partsOf(address: string): { key: string; origin: Origin } {
  const [key = '', drill = ''] = address.split('/');
  const kind = drill.startsWith('m') ? 'made' : drill ? 'disguise' : 'example';
  return { key, origin: { kind, seed: Number(drill.slice(1)) } };
}

/** The address of a technique, or of a drill of it. */
export function addressOf(key: string, origin?: Origin): string {
  const drill = !origin || origin.kind === 'example' ? '' : `/${origin.kind === 'made' ? 'm' : 'd'}${origin.seed}`;
  return `#learn/${key}${drill}`;
}
