import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drafts } from './drafts';

describe('drafts', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('can be taken back and done again, also on the next visit', () => {
    const drafts = new Drafts();
    expect(drafts.now).toBeUndefined();
    ['a', 'b', 'c'].forEach((each) => drafts.push(each));
    expect(drafts.undo()).toBe('b');
    const again = new Drafts();
    expect(again.now).toBe('b');
    expect(again.redo()).toBe('c');
    expect(again.redo()).toBeUndefined();
    expect(again.canRedo).toBe(false);
    again.undo();
    again.push('d');
    expect(again.canRedo).toBe(false);
    expect(again.undo()).toBe('b');
  });

  it('are not more than a hundred', () => {
    const drafts = new Drafts();
    for (let each = 0; each < 150; each++) drafts.push(String(each));
    let count = 1;
    while (drafts.undo() !== undefined) count++;
    expect(count).toBe(100);
    expect(drafts.now).toBe('50');
  });

  it('that are damaged are none', () => {
    for (const kept of ['nonsense', '{"drafts":[1]}', '{"drafts":"x","at":3}', '7']) {
      localStorage.setItem('neuf.draft', kept);
      expect(new Drafts().now).toBeUndefined();
    }
    localStorage.setItem('neuf.draft', '{"drafts":["a"],"at":99}');
    expect(new Drafts().now).toBe('a');
  });

  it('keep the last where there is no room for all', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (text.length > 25) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
    });
    const drafts = new Drafts();
    drafts.push('a');
    drafts.push('b');
    expect(new Drafts().now).toBe('b');
    expect(new Drafts().canUndo).toBe(false);
    expect(drafts.canUndo).toBe(true);
    vi.unstubAllGlobals();
  });
});
