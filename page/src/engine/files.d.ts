/** What TeaVM makes of the module `browser`. */
declare module '@engine/neuf.mjs' {
  export function answer(request: string): string;
  export function listen(listener: (progress: string) => void): void;
}
declare module '@engine/neuf.wasm-runtime.js' {
  export function load(
    path: string,
    options?: object,
  ): Promise<{ exports: { answer(request: string): string; listen(listener: (progress: string) => void): void } }>;
}
declare module '@engine/neuf.wasm?url' {
  const url: string;
  export default url;
}
declare module '@engine/neuf-all.wasm?url' {
  const url: string;
  export default url;
}
