// One engine: what the JVM has answered to a thousand puzzles, seeds and games, WebAssembly answers to the letter.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { start, visit } from './player.mjs';

// written by EngineTest of the module browser
const TALK = new URL('../../browser/target/talk/', import.meta.url);
const names = existsSync(TALK) ? readdirSync(TALK) : [];

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

test('the JVM has answered before', { skip: names.length > 0 ? false : 'no answers of the JVM: run the tests of module browser first' }, () => {
  assert.deepEqual(names.sort(), ['games.json', 'hints.json', 'lessons.json', 'makes.json']);
});

/** What the engine that plays leaves to the one that knows all. */
const LEFT = ['about', 'complete', 'draw', 'drill', 'edit', 'judge', 'lesson', 'lessons', 'make', 'plan', 'spare', 'text'];

/** Nor does it know what others call a technique. */
const nameless = (answer) => answer.replace(/"names":\[[^\]]*\]/g, '"names":[]');

for (const kind of ['small', 'all']) {
  for (const name of names) {
    test(`the same ${name.replace('.json', '')} as on the JVM, from the engine ${kind}`, async () => {
      const { requests, answers } = JSON.parse(readFileSync(new URL(name, TALK), 'utf8'));
      const { page } = await visit(world);
      const given = await page.evaluate(
        async ({ asked, kind }) => {
          const script = performance.getEntriesByType('resource').find((entry) => /worker-/.test(entry.name)).name;
          const worker = new Worker(script, { type: 'module', name: kind });
          const said = [];
          const done = new Promise((end) => {
            worker.onmessage = ({ data }) => {
              // how far it has got differs from one machine to another
              if (data.progress) return;
              said.push(data.answer);
              if (said.length === asked.length) end();
            };
          });
          // the engine is to know both languages; which one it speaks is up to the requests
          asked.forEach((request, id) => worker.postMessage({ id, lang: JSON.parse(request).lang ?? (id % 2 ? 'fr' : 'en'), request }));
          await done;
          worker.terminate();
          return said;
        },
        { asked: requests, kind },
      );
      assert.equal(given.length, requests.length);
      given.forEach((answer, index) => {
        const isLeft = kind === 'small' && LEFT.includes(JSON.parse(requests[index]).do);
        if (isLeft) assert.ok(JSON.parse(answer).error, requests[index]);
        // what follows on a lesson has nothing to follow on
        else if (kind === 'all' || name !== 'lessons.json') assert.equal(answer, kind === 'small' ? nameless(answers[index]) : answers[index], `${index}: ${requests[index]}`);
      });
    });
  }
}
