/** The worker that holds the Java engine: a text in, a text out. */

interface Engine {
  answer(request: string): string;
}

/** Whether WebAssembly has garbage collection here: the smallest module with a type of that kind. */
function hasWasmGc(): boolean {
  return WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x78, 0]));
}

async function load(): Promise<Engine> {
  if (hasWasmGc()) {
    try {
      const { start } = await import('./wasm');
      return await start();
    } catch (error) {
      console.warn('WebAssembly did not start, JavaScript takes over:', error);
    }
  }
  const { start } = await import('./fallback');
  return start();
}

const engine = load();

self.onmessage = async ({ data }: MessageEvent<{ id: number; request: string }>) => {
  let answer: string;
  try {
    answer = (await engine).answer(data.request);
  } catch (error) {
    answer = JSON.stringify({ error: String(error) });
  }
  self.postMessage({ id: data.id, answer });
};
