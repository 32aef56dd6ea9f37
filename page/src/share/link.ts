import { words } from './words';

/**
 * Links that hold what they show, behind the `#` where no server sees it:
 *
 *   #g=PACKED   a game with its moves, marks, colours, branches and time, as the engine saves it
 *   #p=53..7    a puzzle in one line
 *   #p=~PACKED  any other puzzle, in our JSON
 *
 * PACKED is deflated, then written in base64 with - and _.
 */
export interface Found {
  save?: string;
  text?: string;
  /** What there is to say: of the game or, if nothing was found, why not. */
  said: string;
}

/** What a link unpacks to is no larger than this, whatever it says: a small link can hold a very large nothing. */
const MOST_BYTES = 1 << 20;

/** Digits and dots, which stay as they are in an address. */
const LINE = /^[\d.]{1,400}$/;

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Too much was packed. */
class TooLarge extends Error {}

export async function unpack(packed: string): Promise<string> {
  if (packed.length > MOST_BYTES) throw new TooLarge();
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      void reader.cancel();
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The part of a link that holds a game. */
export async function gameLink(save: string): Promise<string> {
  return `#g=${await pack(save)}`;
}

/** The part of a link that holds a puzzle: the line if that loses nothing, else all of it. */
export async function puzzleLink(line: string | undefined, json: string): Promise<string> {
  return line && LINE.test(line) ? `#p=${line}` : `#p=~${await pack(json)}`;
}

/** What a link holds. Whatever it is, it is only text, and the engine reads it as any other. */
export async function unlink(link: string): Promise<Found> {
  const [, kind, held] = /#([gp])=(\S*)$/.exec(link.trim()) ?? [];
  if (kind === 'p' && held && LINE.test(held)) return { text: held, said: '' };
  try {
    if (!held || (kind === 'p' && !held.startsWith('~'))) return { said: words().linkBroken };
    return kind === 'g' ? { save: await unpack(held), said: words().linkRead } : { text: await unpack(held.slice(1)), said: '' };
  } catch (error) {
    return { said: error instanceof TooLarge ? words().linkLarge : words().linkBroken };
  }
}
