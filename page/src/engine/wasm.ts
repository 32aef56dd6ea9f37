import url from '@engine/neuf.wasm?url';
import { load } from '@engine/neuf.wasm-runtime.js';

/** The engine as WebAssembly. */
export async function start() {
  const { exports } = await load(url);
  return exports;
}
