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
  'help',
] as const satisfies readonly (keyof Settings)[];

const KEY = 'neuf.settings';

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
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
