/** The engine as JavaScript, for browsers without garbage collection in WebAssembly. */
export async function start() {
  return import('@engine/neuf.mjs');
}
