/** The worker that holds the Java engine: a text in, a text out. */

interface Engine {
  answer(request: string): string;
  listen(listener: (progress: string) => void): void;
}

/** What the worker says: an answer, or how far a long one has got. Neither, if something went wrong. */
export interface Told {
  id: number;
  answer?: string;
  progress?: string;
}

export interface Asked {
  id: number;
  /** The language of the answer; the engine has words only in those that were asked for. */
  lang: string;
  request: string;
}

/** Whether WebAssembly has garbage collection here: the smallest module with a type of that kind. */
function hasWasmGc(): boolean {
  return WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x78, 0]));
}

/** Whoever starts the worker says by its name which engine is wanted. */
const isAll = self.name === 'all';

async function load(): Promise<Engine> {
  if (hasWasmGc()) {
    try {
      const { start } = await import('./wasm');
      return await start(isAll);
    } catch (error) {
      console.warn('WebAssembly did not start, JavaScript takes over:', error);
    }
  }
  const { start } = await import('./fallback');
  return start();
}

const engine = load();

/** What each language says. To add one, add its row and its file. */
const BOOKS: Record<string, () => Promise<{ books: Record<string, string> }>> = {
  en: () => import('./books.en'),
  fr: () => import('./books.fr'),
};

/** What only the larger engine says. */
const MORE: typeof BOOKS = {
  en: () => import('./more.en'),
  fr: () => import('./more.fr'),
};

const known = new Map<string, Promise<void>>();

/** Hands a language over to the engine, once; the words and the engine load side by side. */
function learn(language: string): Promise<void> {
  const ready = known.get(language) ?? hand(language);
  known.set(language, ready);
  // what failed, as a network does, may be tried again
  ready.catch(() => known.delete(language));
  return ready;
}

async function hand(language: string): Promise<void> {
  const more = isAll ? MORE[language]!() : undefined;
  const [{ answer }, { books }, others] = await Promise.all([engine, BOOKS[language]!(), more]);
  answer(JSON.stringify({ do: 'words', language, books: { ...books, ...others?.books } }));
}

const tell = (told: Told) => self.postMessage(told);

async function serve({ id, lang, request }: Asked): Promise<void> {
  try {
    await learn(lang);
    const { answer, listen } = await engine;
    listen((progress) => tell({ id, progress }));
    tell({ id, answer: answer(request) });
  } catch (error) {
    console.warn(error);
    tell({ id });
  }
}

// one after the other, even if the first has to wait for its words
let last = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<Asked>) => {
  last = last.then(() => serve(data));
};
