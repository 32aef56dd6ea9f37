import { describe, expect, it } from 'vitest';
import { command, heldTool, type Context, type Press } from './keys';

const NINE: Context = { size: 9, symbols: '123456789', shiftJustNow: false, filterKeys: false, tool: 'digit', isTinting: false };
const SIXTEEN: Context = { ...NINE, size: 16, symbols: '123456789ABCDEFG' };

function press(key: string, code: string, held: Partial<Press> = {}): Press {
  return { key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held };
}

describe('keys', () => {
  it('write digits by where they are, whatever the layout says', () => {
    // a French keyboard sends & on the key of 1
    expect(command(press('&', 'Digit1'), NINE)).toEqual({ do: 'write', digit: 1, tool: undefined });
    expect(command(press('7', 'Numpad7'), NINE)).toEqual({ do: 'write', digit: 7, tool: undefined });
    expect(command(press('0', 'Digit0'), NINE)).toBeUndefined();
    expect(command(press('7', 'Digit7'), { ...NINE, size: 6, symbols: '123456' })).toBeUndefined();
  });

  it('write marks while Shift, Ctrl or both are held', () => {
    expect(command(press('!', 'Digit1', { shiftKey: true }), NINE)).toMatchObject({ tool: 'corner' });
    expect(command(press('1', 'Digit1', { ctrlKey: true }), NINE)).toMatchObject({ tool: 'centre' });
    expect(command(press('1', 'Digit1', { metaKey: true }), NINE)).toMatchObject({ tool: 'centre' });
    expect(command(press('!', 'Digit1', { ctrlKey: true, shiftKey: true }), NINE)).toMatchObject({ tool: 'colour' });
    expect(command(press('1', 'Digit1', { altKey: true }), NINE)).toMatchObject({ tool: 'colour' });
  });

  it('colour single candidates, after V was pressed twice', () => {
    const tool: Context = { ...NINE, tool: 'colour' };
    expect(command(press('v', 'KeyV'), NINE)).toEqual({ do: 'tool', tool: 'colour' });
    expect(command(press('v', 'KeyV'), tool)).toEqual({ do: 'turnTint' });
    const tinting: Context = { ...tool, isTinting: true };
    expect(command(press('4', 'Digit4'), tinting)).toEqual({ do: 'tint', digit: 4 });
    expect(command(press('0', 'Digit0'), tinting)).toBeUndefined();
    expect(command(press('0', 'Digit0', { altKey: true }), tinting)).toEqual({ do: 'pick', colour: 10 });
    expect(command(press('4', 'Digit4', { shiftKey: true }), tinting)).toMatchObject({ do: 'write', tool: 'corner' });
    expect(command(press('g', 'KeyG'), { ...SIXTEEN, tool: 'colour', isTinting: true })).toEqual({ do: 'tint', digit: 16 });
    expect(command(press('4', 'Digit4'), { ...NINE, isTinting: true })).toMatchObject({ do: 'write', digit: 4 });
  });

  it('know ten colours on any board', () => {
    const four: Context = { ...NINE, size: 4, symbols: '1234', tool: 'colour' };
    expect(command(press('0', 'Digit0'), four)).toMatchObject({ do: 'write', digit: 10 });
    expect(command(press('8', 'Digit8'), four)).toMatchObject({ do: 'write', digit: 8 });
    expect(command(press('8', 'Digit8'), { ...four, tool: 'digit' })).toBeUndefined();
  });

  it('know the number pad of Windows, which lifts Shift itself', () => {
    const end = press('End', 'Numpad1');
    expect(command(end, { ...NINE, shiftJustNow: true })).toEqual({ do: 'write', digit: 1, tool: 'corner' });
    expect(command(end, NINE)).toEqual({ do: 'write', digit: 1, tool: undefined });
  });

  it('choose tools as other programs do', () => {
    expect(['z', 'x', 'c', 'v'].map((key) => command(press(key, `Key${key.toUpperCase()}`), NINE))).toEqual(
      ['digit', 'corner', 'centre', 'colour'].map((tool) => ({ do: 'tool', tool })),
    );
    expect(command(press(' ', 'Space'), NINE)).toEqual({ do: 'turnTool', by: 1 });
    expect(command(press(' ', 'Space', { shiftKey: true }), NINE)).toEqual({ do: 'turnTool', by: -1 });
  });

  it('take letters as digits where the board has letters', () => {
    expect(command(press('a', 'KeyA'), SIXTEEN)).toMatchObject({ do: 'write', digit: 10 });
    expect(command(press('C', 'KeyC', { shiftKey: true }), SIXTEEN)).toMatchObject({ digit: 12, tool: 'corner' });
    expect(command(press('a', 'KeyA'), NINE)).toMatchObject({ do: 'move', columns: -1 });
    expect(command(press('z', 'KeyZ'), SIXTEEN)).toEqual({ do: 'tool', tool: 'digit' });
  });

  it('know boards whose digits begin at 0', () => {
    const hex: Context = { ...SIXTEEN, symbols: '0123456789ABCDEF' };
    expect(command(press('0', 'Digit0'), hex)).toMatchObject({ do: 'write', digit: 1 });
    expect(command(press('5', 'Digit5'), hex)).toMatchObject({ do: 'write', digit: 6 });
  });

  it('know a French keyboard', () => {
    expect(command(press('w', 'KeyZ'), NINE)).toEqual({ do: 'tool', tool: 'digit' });
    expect(command(press('z', 'KeyW'), NINE)).toMatchObject({ do: 'move', rows: -1 });
    expect(command(press('[', 'Digit5', { ctrlKey: true, altKey: true }), NINE)).toEqual({ do: 'undo' });
  });

  it('leave to the browser what is its own', () => {
    for (const key of ['w', 'r', 't', 'n', 'l', 'f']) {
      expect(command(press(key, `Key${key.toUpperCase()}`, { ctrlKey: true }), NINE)).toBeUndefined();
    }
    expect(command(press('I', 'KeyI', { ctrlKey: true, shiftKey: true }), NINE)).toBeUndefined();
    expect(command(press('ArrowLeft', 'ArrowLeft', { altKey: true }), NINE)).toBeUndefined();
    expect(command(press('F5', 'F5'), NINE)).toBeUndefined();
    expect(command(press('Tab', 'Tab'), NINE)).toBeUndefined();
  });

  it('undo, redo, choose and erase', () => {
    const held = { ctrlKey: true };
    expect(command(press('z', 'KeyZ', held), NINE)).toEqual({ do: 'undo' });
    expect(command(press('Z', 'KeyZ', { ...held, shiftKey: true }), NINE)).toEqual({ do: 'redo' });
    expect(command(press('y', 'KeyY', held), NINE)).toEqual({ do: 'redo' });
    expect(command(press('a', 'KeyA', held), NINE)).toEqual({ do: 'selectAll' });
    expect(command(press('i', 'KeyI', held), NINE)).toEqual({ do: 'invert' });
    expect(command(press('Escape', 'Escape'), NINE)).toEqual({ do: 'selectNone' });
    expect(command(press('Delete', 'Delete'), NINE)).toEqual({ do: 'erase' });
    expect(command(press('Delete', 'Delete', { shiftKey: true }), NINE)).toEqual({ do: 'eraseLayer', tool: 'corner' });
    expect(command(press('Delete', 'Delete', held), NINE)).toEqual({ do: 'eraseLayer', tool: 'centre' });
  });

  it('filter digits with F1 to F9 only if that was chosen', () => {
    expect(command(press('F1', 'F1'), NINE)).toEqual({ do: 'help' });
    expect(command(press('F1', 'F1'), { ...NINE, filterKeys: true })).toEqual({ do: 'filter', digit: 1 });
  });

  it('are those of HoDoKu up to F12 if that was chosen', () => {
    const hodoku = { ...NINE, filterKeys: true };
    expect(command(press('F12', 'F12'), NINE)).toBeUndefined();
    expect(command(press('F10', 'F10'), hodoku)).toEqual({ do: 'filterCount', count: 2 });
    expect(command(press('F11', 'F11'), hodoku)).toEqual({ do: 'filterCount', count: 1 });
    expect(command(press('F12', 'F12'), hodoku)).toEqual({ do: 'hint', level: 3 });
    expect(command(press('F12', 'F12', { shiftKey: true }), hodoku)).toEqual({ do: 'hint', level: 1 });
    expect(command(press('F12', 'F12', { altKey: true }), hodoku)).toEqual({ do: 'hint', level: 2 });
    expect(command(press('F4', 'F4', { altKey: true }), hodoku)).toBeUndefined();
  });

  it('tell which tool is held', () => {
    expect(heldTool(press('', ''))).toBeUndefined();
    expect(heldTool(press('', '', { shiftKey: true }))).toBe('corner');
  });
});
