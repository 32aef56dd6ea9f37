import all from '@engine/neuf-all.wasm?url';
import small from '@engine/neuf.wasm?url';
import { load } from '@engine/neuf.wasm-runtime.js';

/** The engine as WebAssembly: the small one that plays, or the one that knows all. */
export async function start(isAll: boolean) {
  const { exports } = await load(isAll ? all : small);
  return exports;
}
