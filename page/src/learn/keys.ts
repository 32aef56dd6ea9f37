import { command } from '../play/keys';
import { beside, middle } from '../play/selection';
import type { Slate } from './slate.svelte';

/** The keys of a lesson: those of the game that make sense here. */
export class LessonKeys {
  constructor(
    private readonly slate: Slate,
    private readonly another: () => void,
  ) {}

  down(event: KeyboardEvent): void {
    const { slate } = this;
    const target = event.target as HTMLElement;
    if (!slate.isTrying || !slate.isReady || target.closest('input, textarea, dialog')) return;
    const isForButton = (event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary');
    const { size, symbols } = slate.board;
    const found = isForButton
      ? undefined
      : command(event, { size, symbols, shiftJustNow: false, filterKeys: false, tool: slate.now, isTinting: false });
    if (!found || event.altKey) return;
    switch (found.do) {
      case 'write':
        // with Shift or Ctrl it is a mark in the game, and so a candidate here
        if (!event.repeat) void slate.write(found.digit, found.tool ? 'centre' : slate.now);
        break;
      case 'tool':
        slate.now = found.tool === 'digit' ? 'digit' : 'centre';
        break;
      case 'turnTool':
        slate.now = slate.now === 'digit' ? 'centre' : 'digit';
        break;
      case 'move': {
        const cell = beside(slate.cursor, found.rows, found.columns, size);
        slate.select(found.extend ? [...slate.selection, cell] : [cell], cell);
        break;
      }
      case 'home':
        slate.select([middle(size)], middle(size));
        break;
      case 'undo':
      case 'erase':
        void slate.undo();
        break;
      case 'redo':
        void slate.redo();
        break;
      case 'hint':
        if (!slate.isDone) slate.helpMore();
        break;
      case 'check':
        if (slate.isDone && !slate.isBusy) this.another();
        break;
      default:
        return;
    }
    event.preventDefault();
  }
}
