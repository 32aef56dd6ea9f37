import type { Ask } from './ask.svelte';
import { command, heldTool, TOOLS, type Command } from './keys';
import { all, beside, inverted, middle } from './selection';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import { say } from '../words/words.svelte';

/** So long after Shift was let go, a key of the number pad still counts as shifted. */
const SHIFT_ECHO = 30;

/** Turns keys into play. */
export class Keyboard {
  private shiftUp = 0;

  constructor(
    private readonly session: Session,
    private readonly ask: Ask,
    private readonly help: () => void,
  ) {}

  down(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, dialog')) return;
    const isKeyForButton = (event.key === 'Enter' || event.key === ' ') && target.closest('button, a, label');
    const found = isKeyForButton
      ? undefined
      : command(event, {
          size: this.session.board.size,
          symbols: this.session.board.symbols,
          shiftJustNow: event.timeStamp - this.shiftUp < SHIFT_ECHO,
          filterKeys: settings.filterKeys,
          tool: this.session.tool,
          isTinting: this.session.isTinting,
        });
    if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) this.session.held = heldTool(event);
    const isLetter = /^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey;
    if (found && (settings.letterKeys || !isLetter || found.do === 'write')) {
      event.preventDefault();
      // a key that is held moves and takes back, but writes once
      if (!event.repeat || ['move', 'undo', 'redo'].includes(found.do)) this.run(found);
    }
  }

  up(event: KeyboardEvent): void {
    if (event.key === 'Shift') this.shiftUp = event.timeStamp;
    this.session.held = heldTool(event);
  }

  /** The window lost the keyboard, and with it the keys that were held. */
  release(): void {
    this.session.held = undefined;
  }

  /** The next of the tools that the pad shows. */
  private turn(by: number): void {
    const { session } = this;
    const tools = TOOLS.filter((tool) => tool !== 'corner' || !session.showsAll);
    session.tool = tools[(tools.indexOf(session.tool) + by + tools.length) % tools.length]!;
    session.heard = say()[session.tool];
  }

  private run(found: Command): void {
    const { session, ask } = this;
    const size = session.board.size;
    switch (found.do) {
      case 'write':
        void session.write(found.digit, found.tool ?? session.tool);
        break;
      case 'tool':
        session.tool = found.tool;
        session.heard = say()[found.tool];
        break;
      case 'turnTool':
        this.turn(found.by);
        break;
      case 'move': {
        const cell = beside(session.cursor, found.rows, found.columns, size);
        session.select(found.extend ? [...session.selection, cell] : [cell], cell);
        break;
      }
      case 'home':
        session.select([middle(size)], middle(size));
        break;
      case 'selectAll':
        session.select(all(size));
        break;
      case 'selectNone':
        if (ask.sheet !== 'none' || ask.isBusy) ask.close();
        else session.select([]);
        session.filter = 0;
        session.filterCount = 0;
        break;
      case 'invert':
        session.select(inverted(session.selection, size));
        break;
      case 'erase':
        void session.erase();
        break;
      case 'eraseLayer':
        void session.erase(found.tool);
        break;
      case 'undo':
        void session.undo();
        break;
      case 'redo':
        void session.redo();
        break;
      case 'check':
        void (ask.sheet === 'steps' || (ask.sheet === 'hint' && ask.level === 3) ? ask.perform() : ask.check());
        break;
      case 'pause':
        session.togglePause();
        break;
      case 'hint':
        void ask.hint(found.level);
        break;
      case 'help':
        this.help();
        break;
      case 'fullscreen':
        void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
        break;
      case 'automatic':
        void session.toggleAutomatic();
        break;
      case 'branch':
        void session.branch();
        break;
      case 'tint':
        void session.tint(found.digit);
        break;
      case 'pick':
        session.colour = found.colour;
        session.heard = say().colours[found.colour]!;
        break;
      case 'turnTint':
        session.wantsTints = !session.wantsTints;
        session.heard = session.isTinting ? say().candidateColours : say().colour;
        break;
      case 'filter':
        session.filter = session.filter === found.digit ? 0 : found.digit;
        break;
      case 'filterCount':
        session.filterCount = session.filterCount === found.count ? 0 : found.count;
        session.heard = session.filterCount ? say().filtered(session.filtered.length, session.filterCount) : '';
        break;
    }
  }
}
