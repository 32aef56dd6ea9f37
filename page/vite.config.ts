import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What a first visit does without: other languages, dialogs, lessons, and the engine that knows all formats and draws. */
const LATER = /(books|more)\.\w+-[^/]*\.js$|manual_\w+-[^/]*\.js$|neuf-all|later-[^/]*$/;

/** What a browser keeps so that the page works offline: every file of the build, under a name made of their contents. */
function offline(): Plugin {
  return {
    name: 'neuf-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const mark = createHash('sha256');
      // the engine as JavaScript is only for browsers that need it, so only those fetch it
      const files = Object.keys(bundle).filter((name) => !/neuf-[^/]*\.js$|fallback/.test(name)).sort();
      for (const name of files) {
        const file = bundle[name]!;
        mark.update(name).update(file.type === 'asset' ? file.source : file.code);
      }
      const fixed = ['manifest.webmanifest', 'icon.svg'];
      fixed.forEach((name) => mark.update(readFileSync(new URL(`public/${name}`, import.meta.url))));
      const source = readFileSync(new URL('src/sw.js', import.meta.url), 'utf8')
        .replace('__NAME__', mark.digest('hex').slice(0, 16))
        .replace('__LATER__', JSON.stringify(files.filter((name) => LATER.test(name))))
        .replace(
          '__FILES__',
          JSON.stringify(['./', ...files.filter((name) => name !== 'index.html' && !LATER.test(name)), ...fixed]),
        );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Tells one build from another: what a page keeps of what it drew is only good for itself. */
function buildMark(): string {
  const mark = createHash('sha256');
  for (const name of readdirSync(new URL('src', import.meta.url), { recursive: true, withFileTypes: true })) {
    if (name.isFile()) mark.update(readFileSync(`${name.parentPath}/${name.name}`));
  }
  return mark.digest('hex').slice(0, 12);
}

export default defineConfig({
  define: { BUILD: JSON.stringify(buildMark()) },
  // relative addresses: the page works in any folder of any static site
  base: './',
  plugins: [svelte(), offline()],
  resolve: { alias: { '@engine': new URL('target/engine', import.meta.url).pathname } },
  assetsInclude: ['**/*.wasm'],
  worker: { format: 'es' },
  build: {
    outDir: 'target/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});
