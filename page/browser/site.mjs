// Serves the built page to the tests, with the headers that `neuf serve` sends.
import { readFileSync } from 'node:fs';
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

// one directive on a line
const POLICY = readFileSync(new URL('../../web/src/main/resources/dev/neuf/web/policy.txt', import.meta.url), 'utf8').trim().split('\n').join('; ');

// what TeaVM makes of Java builds small functions from text; the worker it runs in sees no page
const WORKER_POLICY = POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'");

const SITE = new URL('../target/site/', import.meta.url);

/** Starts to serve; gives the address, the bytes that were sent of each file each time, and a way to stop. */
export async function serve() {
  const sent = new Map();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const file = path === '/' ? '/index.html' : path;
      const isPacked = TYPES[extname(file)] !== 'image/png';
      const body = await readFile(new URL(`.${file}${isPacked ? '.br' : ''}`, SITE));
      sent.set(path, [...(sent.get(path) ?? []), body.length]);
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? TYPES['.html'],
        ...(isPacked ? { 'content-encoding': 'br' } : {}),
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-security-policy': path.includes('/worker-') ? WORKER_POLICY : POLICY,
      });
      response.end(body);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    sent,
    stop: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    }),
  };
}
