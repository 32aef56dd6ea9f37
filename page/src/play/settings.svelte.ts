/** What a player chooses once and keeps. To add a choice, add its row; the dialog shows those of `SWITCHES`. */

export interface Settings {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  language: 'en' | 'fr';
  marks: 'fixed' | 'corners';
  conflicts: boolean;
  sameDigit: boolean;
  seen: boolean;
  tidy: boolean;
  timer: boolean;
  digitFirst: boolean;
  padLeft: boolean;
  padFlipped: boolean;
  coordinates: boolean;
  tints: boolean;
  filterKeys: boolean;
  letterKeys: boolean;
  help: boolean;
}

const DEFAULTS: Settings = {
  theme: 'system',
  language: 'en',
  marks: 'corners',
  conflicts: true,
  sameDigit: true,
  seen: false,
  tidy: true,
  timer: true,
  digitFirst: false,
  padLeft: false,
  padFlipped: false,
  coordinates: false,
  tints: false,
  filterKeys: false,
  letterKeys: true,
  help: true,
};

/** The yes-or-no choices, in the order of the dialog. */
export const SWITCHES = [
  'conflicts',
  'sameDigit',
  'seen',
  'tidy',
  'timer',
  'digitFirst',
  'padLeft',
  'padFlipped',
  'coordinates',
  'tints',
  'filterKeys',
  'letterKeys',
  'help',
] as const satisfies readonly (keyof Settings)[];

const KEY = 'neuf.settings';

/** What the choices with more than yes and no can be. */
const CHOICES: { [name in keyof Settings]?: readonly unknown[] } = {
  theme: ['system', 'light', 'dark', 'contrast'],
  language: ['en', 'fr'],
  marks: ['corners', 'fixed'],
};

/** What was kept, as far as it makes sense: another version may have written it, or anybody. */
function kept(): Partial<Settings> {
  const found: Record<string, unknown> = {};
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
      const isKnown = CHOICES[name]?.includes(all[name]) ?? typeof all[name] === 'boolean';
      if (isKnown) found[name] = all[name];
    }
  } catch {
    // nothing was kept, or nothing that can be read
  }
  return found;
}

function spoken(): 'en' | 'fr' {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export const settings: Settings = $state({ ...DEFAULTS, language: spoken(), ...kept() });

/** Keeps what was chosen; a browser that keeps nothing still plays. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows and full disks: the choice holds until the page is closed
  }
}
