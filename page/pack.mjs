// Packs every file of the site by brotli, beside it: whoever serves the site need not do it again for each visitor.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const site = new URL('target/site/', import.meta.url);
for (const name of readdirSync(site, { recursive: true })) {
  if (!/\.(html|js|css|svg|wasm|webmanifest)$/.test(name)) continue;
  const bytes = readFileSync(new URL(name, site));
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(new URL(`${name}.br`, site), packed);
}
