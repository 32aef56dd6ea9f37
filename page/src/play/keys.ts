/** What the keys mean, as players know them from other programs. Pure: an event in, a command out. */

export type Tool = 'digit' | 'corner' | 'centre' | 'colour';

export const TOOLS: readonly Tool[] = ['digit', 'corner', 'centre', 'colour'];

export type Command =
  | { do: 'write'; digit: number; tool?: Tool }
  | { do: 'tool'; tool: Tool }
  | { do: 'turnTool'; by: 1 | -1 }
  | { do: 'move'; rows: number; columns: number; extend: boolean }
  | { do: 'home' | 'selectAll' | 'selectNone' | 'invert' | 'erase' | 'undo' | 'redo' }
  | { do: 'hint'; level?: 1 | 2 | 3 }
  | { do: 'check' | 'pause' | 'help' | 'fullscreen' | 'automatic' | 'branch' }
  | { do: 'filter'; digit: number }
  | { do: 'filterCount'; count: number }
  | { do: 'tint'; digit: number }
  | { do: 'pick'; colour: number }
  | { do: 'turnTint' }
  | { do: 'eraseLayer'; tool: Tool };

/** The part of a keyboard event that counts. */
export interface Press {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export interface Context {
  size: number;
  symbols: string;
  /** Whether Shift was let go just now: with NumLock, Windows lifts it before a key of the number pad. */
  shiftJustNow: boolean;
  /** Whether the keys from F1 to F12 are those of HoDoKu. */
  filterKeys: boolean;
  tool: Tool;
  /** Whether colours are for single candidates: then a digit says which, and Alt with a digit chooses the colour. */
  isTinting: boolean;
}

/** There are ten colours; the last is on the key of 0. */
const LAST_COLOUR = 10;

const MOVES: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  KeyW: [-1, 0],
  KeyS: [1, 0],
  KeyA: [0, -1],
  KeyD: [0, 1],
};

const LETTERS: Record<string, Tool> = { z: 'digit', x: 'corner', c: 'centre', v: 'colour' };

/** The tool that keys held down call for. */
export function heldTool(press: Pick<Press, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): Tool | undefined {
  const control = press.ctrlKey || press.metaKey;
  if (press.altKey || (control && press.shiftKey)) return 'colour';
  if (control) return 'centre';
  if (press.shiftKey) return 'corner';
  return undefined;
}

/** What a key press asks for, or nothing: then the browser may have it. */
export function command(press: Press, context: Context): Command | undefined {
  // with AltGr, some keyboards type [ and ] on the keys of digits
  if (press.key === '[') return { do: 'undo' };
  if (press.key === ']') return { do: 'redo' };
  const control = press.ctrlKey || press.metaKey;
  const pad = /^Numpad(\d)$/.exec(press.code);
  const row = /^Digit(\d)$/.exec(press.code);
  // the number pad sends Arrow and Home while Shift is down, but its code stays
  const key = (pad ?? row)?.[1];
  if (key) {
    const shifted = pad && context.shiftJustNow && !/^\d$/.test(press.key);
    const tool = heldTool(shifted ? { ...press, shiftKey: true } : press);
    const isColour = (tool ?? context.tool) === 'colour';
    const colour = key === '0' ? LAST_COLOUR : Number(key);
    if (isColour && context.isTinting) return tool ? { do: 'pick', colour } : tint(context.symbols.indexOf(key));
    const digit = isColour ? colour : context.symbols.indexOf(key) + 1;
    if (digit > 0) return { do: 'write', digit, tool };
  }
  if (control) return withControl(press);
  const symbol = context.symbols.indexOf(press.key.length === 1 ? press.key.toUpperCase() : '\0');
  if (context.size > 9 && symbol >= 0 && !/^\d$/.test(press.key)) {
    const tool = heldTool(press);
    return context.isTinting && context.tool === 'colour' && !tool ? tint(symbol) : { do: 'write', digit: symbol + 1, tool };
  }
  return plain(press, context);
}

function tint(symbol: number): Command | undefined {
  return symbol >= 0 ? { do: 'tint', digit: symbol + 1 } : undefined;
}

function withControl(press: Press): Command | undefined {
  const move = press.code.startsWith('Arrow') ? MOVES[press.code] : undefined;
  if (move) return { do: 'move', rows: move[0], columns: move[1], extend: true };
  switch (press.key.toLowerCase()) {
    case 'z':
      return { do: press.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'a':
      return { do: press.shiftKey ? 'selectNone' : 'selectAll' };
    case 'i':
      return press.shiftKey ? undefined : { do: 'invert' };
    case 'delete':
    case 'backspace':
      return { do: 'eraseLayer', tool: 'centre' };
    default:
      // Ctrl+W, Ctrl+R, Ctrl+T and all others belong to the browser
      return undefined;
  }
}

/** HoDoKu's: a digit, cells with two candidates or one, and a step, or as much of it as is wanted. */
function functionKey({ key, shiftKey, altKey }: Press): Command | undefined {
  const number = Number(/^F(\d\d?)$/.exec(key)?.[1]);
  if (number === 12) return { do: 'hint', level: shiftKey ? 1 : altKey ? 2 : 3 };
  if (altKey || shiftKey) return undefined;
  if (number === 10 || number === 11) return { do: 'filterCount', count: 12 - number };
  return number <= 9 ? { do: 'filter', digit: number } : undefined;
}

function plain(press: Press, context: Context): Command | undefined {
  const known = context.filterKeys ? functionKey(press) : undefined;
  if (known) return known;
  if (press.altKey) return undefined;
  const move = MOVES[press.code];
  if (move) return { do: 'move', rows: move[0], columns: move[1], extend: press.shiftKey };
  // where Z is elsewhere, W A S D move by their place, and the key in the place of Z is that of digits
  const tool = LETTERS[press.key.toLowerCase()] ?? (press.code === 'KeyZ' ? 'digit' : undefined);
  // once more: colours for single candidates, and back
  if (tool === 'colour' && context.tool === 'colour') return { do: 'turnTint' };
  if (tool) return { do: 'tool', tool };
  switch (press.key) {
    case ' ':
      return { do: 'turnTool', by: press.shiftKey ? -1 : 1 };
    case 'PageDown':
      return { do: 'turnTool', by: 1 };
    case 'PageUp':
      return { do: 'turnTool', by: -1 };
    case 'Home':
      return { do: 'home' };
    case 'Escape':
      return { do: 'selectNone' };
    case 'Backspace':
    case 'Delete':
      return press.shiftKey ? { do: 'eraseLayer', tool: 'corner' } : { do: 'erase' };
    case 'Enter':
      return { do: 'check' };
    case '?':
      return { do: 'hint' };
    case 'F1':
      return { do: 'help' };
  }
  switch (press.key.toLowerCase()) {
    case 'p':
      return { do: 'pause' };
    case 'f':
      return { do: 'fullscreen' };
    case 'm':
      return { do: 'automatic' };
    case 'b':
      return { do: 'branch' };
    default:
      return undefined;
  }
}
