// Serves the built page to the tests, with the headers that `neuf serve` sends.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; " +
  "img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// what TeaVM makes of Java builds small functions from text; the worker it runs in sees no page
const WORKER_POLICY = POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'");

const SITE = new URL('../target/site/', import.meta.url);

/** Starts to serve; gives the address, what was asked for, and a way to stop. */
export async function serve() {
  const asked = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    asked.push(path);
    try {
      const body = await readFile(new URL('.' + (path === '/' ? '/index.html' : path), SITE));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? TYPES['.html'], 'content-security-policy': path.includes('/worker-') ? WORKER_POLICY : POLICY });
      response.end(body);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    asked,
    stop: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    }),
  };
}
