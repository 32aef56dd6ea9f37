/** What kind of puzzle is wanted. What was chosen last is kept for the next time. */

export const LEVELS = ['any', 'easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export const REGIONS = ['boxes', 'jigsaw', 'latin'] as const;
export const CAGES = ['none', 'givens', 'alone'] as const;
export const RULES = ['diagonals', 'windoku', 'anti-knight', 'anti-king', 'non-consecutive', 'disjoint-groups'] as const;
export const SYMMETRIES = [
  'none',
  'half-turn',
  'quarter-turn',
  'left-right',
  'up-down',
  'mirrors',
  'diagonal',
  'antidiagonal',
  'diagonals',
  'full',
] as const;
/** Boxes need a size that has factors. */
export const SIZES = { boxes: [4, 6, 8, 9, 10, 12, 15, 16, 20, 25], other: [4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 20, 25] };

/** To grade larger boards takes minutes: they are made as they come. */
export const LARGEST_GRADED = 16;

export interface Order {
  level: (typeof LEVELS)[number];
  size: number;
  regions: (typeof REGIONS)[number];
  rules: string[];
  cages: (typeof CAGES)[number];
  symmetry: (typeof SYMMETRIES)[number];
  givens: string;
  minimal: boolean;
  needs: string[];
  without: string[];
}

const USUAL: Order = {
  level: 'medium',
  size: 9,
  regions: 'boxes',
  rules: [],
  cages: 'none',
  symmetry: 'none',
  givens: '',
  minimal: false,
  needs: [],
  without: [],
};

/** The same level and size, and nothing else that is special. */
export function plainOf({ level, size }: Order): Order {
  return { ...structuredClone(USUAL), level, size: SIZES.boxes.includes(size) ? size : USUAL.size };
}

/** Whether anything is chosen that stands behind “More choices”. */
export function isSpecial(order: Order): boolean {
  return JSON.stringify(order) !== JSON.stringify({ ...USUAL, level: order.level, size: order.size });
}

export function isGraded({ size }: Order): boolean {
  return size <= LARGEST_GRADED;
}

/** The fields of a request for it. What the engine has no answer to is left out: the dialog says so. */
export function fieldsOf(order: Order): Record<string, unknown> {
  const { level, size, regions, rules, cages, symmetry, givens, minimal, needs, without } = order;
  const graded = isGraded(order) ? { ...(level === 'any' ? {} : { level }), needs, without } : {};
  return {
    size,
    ...(regions === 'boxes' ? {} : { shape: regions }),
    variant: rules,
    ...(cages === 'none' ? {} : { cages }),
    ...(symmetry === 'none' ? {} : { symmetry }),
    ...(givens === '' ? {} : { givens }),
    ...(minimal ? { minimal } : {}),
    ...graded,
  };
}

const KEY = 'neuf.order';

/** What was kept, as far as it makes sense: another version may have written it, or anybody. */
export function orderOf(text: string | null): Order {
  const order: Order = structuredClone(USUAL);
  let kept: Partial<Record<keyof Order, unknown>>;
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as typeof kept;
  } catch {
    return order;
  }
  const oneOf = <T>(value: unknown, all: readonly T[], usual: T): T => (all.includes(value as T) ? (value as T) : usual);
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []);
  order.level = oneOf(kept.level, LEVELS, order.level);
  order.regions = oneOf(kept.regions, REGIONS, order.regions);
  order.size = oneOf(kept.size, order.regions === 'boxes' ? SIZES.boxes : SIZES.other, order.size);
  order.rules = texts(kept.rules).filter((rule) => (RULES as readonly string[]).includes(rule));
  order.cages = oneOf(kept.cages, CAGES, order.cages);
  order.symmetry = oneOf(kept.symmetry, SYMMETRIES, order.symmetry);
  order.givens = typeof kept.givens === 'string' && /^\d{0,3}$/.test(kept.givens) ? kept.givens : '';
  order.minimal = kept.minimal === true;
  order.needs = texts(kept.needs);
  order.without = texts(kept.without);
  return order;
}

export function keptOrder(): Order {
  try {
    return orderOf(localStorage.getItem(KEY));
  } catch {
    return orderOf(null);
  }
}

export function keepOrder(order: Order): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // a browser that keeps nothing begins with the usual again
  }
}
