// The page as a whole: for everyone, light, quiet, offline.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CHAINS, EASY, accessible, hear, heard, label, open, ready, solution, start, visit } from './player.mjs';
import { serve } from './site.mjs';

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [what, options] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['on a phone', PHONE],
]) {
  test(`axe finds nothing on any screen, ${what}`, async () => {
    const { page } = await visit(world, options);
    await accessible(page, 'board');
    for (const dialog of ['New', 'Open', 'Settings']) {
      await page.getByRole('button', { name: dialog, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await accessible(page, dialog);
      await page.keyboard.press('Escape');
    }
    await open(page, CHAINS);
    await page.getByRole('button', { name: 'Candidates' }).click();
    await page.getByRole('radio', { name: 'Colour' }).click();
    await accessible(page, 'colours');
    await page.getByRole('radio', { name: 'Digit' }).click();
    for (const level of ['nudge', 'where', 'step']) {
      await page.getByRole('grid').focus();
      await page.keyboard.press('?');
      await page.getByRole('region', { name: 'A hint' }).waitFor();
      await accessible(page, level);
    }
    if (what === 'light') {
      // takes seconds, and is made of the same parts as the others
      await hear(page, 'steps', () => page.getByRole('button', { name: 'All steps now' }).click());
      await page.locator('.steps').waitFor();
      await accessible(page, 'all steps');
    }
    await hear(page, 'path', () => page.getByRole('button', { name: 'The whole way' }).click());
    await page.getByRole('slider').waitFor();
    await accessible(page, 'the way');
    await page.keyboard.press('Escape');
    await hear(page, 'live', () => page.getByRole('button', { name: 'Count solutions' }).click());
    await accessible(page, 'live');
    await page.getByRole('button', { name: /^Pause/ }).click();
    await accessible(page, 'paused');
  });
}

test('axe finds nothing in high contrast, with conflicts and branches', async () => {
  const { page } = await visit(world);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await page.keyboard.press('Escape');
  await page.locator('#cell-0').click();
  await hear(page, 'game', () => page.keyboard.press('b'));
  await hear(page, 'game', () => page.keyboard.press('7'));
  await accessible(page, 'contrast');
});

for (const [language, locale] of [['English', 'en-GB'], ['French', 'fr-FR']]) {
  test(`a first visit is light, in ${language}`, async () => {
    const site = await serve();
    const { page, context } = await visit({ ...world, site }, { locale });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const files = [...site.sent.keys()];
    const bytes = [...site.sent.values()].flat().reduce((sum, size) => sum + size, 0);
    console.log(`page: a first visit in ${language} is ${bytes} bytes, packed by brotli, in ${files.length} files`);
    assert.ok(bytes < 300_000, `${bytes} bytes`);
    assert.ok(files.some((name) => name.endsWith('.wasm')));
    assert.equal(files.filter((name) => name.includes('books.')).length, 1, 'one language');
    // what its name tells the contents of is fetched once, though the page and what keeps it offline both want it
    for (const [name, sizes] of site.sent) if (name.startsWith('/assets/')) assert.equal(sizes.length, 1, name);
    await context.close();
    await site.stop();
  });
}

test('after loading, nothing is asked of the network, and nothing moves by itself', async () => {
  const { page, context } = await visit(world);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(500);
  const asked = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('?');
  await page.getByRole('region', { name: 'A hint' }).waitFor();
  await hear(page, 'path', () => page.getByRole('button', { name: 'The whole way' }).click());
  assert.deepEqual(asked, []);
  const { page: fresh } = await visit(world);
  const shift = await fresh.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value))).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );
  assert.ok(shift < 0.01, `layout shift ${shift}`);
});

test('it works offline once visited', async () => {
  const { page, context, troubles } = await visit(world);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // the page is kept at once, the languages a little later
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const kept = names.length > 0 ? await (await caches.open(names[0])).keys() : [];
    return kept.filter(({ url }) => url.includes('books.')).length === 2;
  });
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await hear(page, 'hint', () => page.getByRole('button', { name: 'Hint' }).click());
  await page.getByRole('button', { name: 'Settings' }).click();
  await hear(page, 'rate', () => page.getByRole('radio', { name: 'Français' }).check());
  await page.keyboard.press('Escape');
  await hear(page, 'hint', () => page.getByRole('button', { name: 'Indice' }).click());
  await page.getByText('Cherche').waitFor();
  assert.deepEqual(troubles, []);
});

test('the board is there before the engine is', async () => {
  const context = await world.browser.newContext({ viewport: { width: 1280, height: 860 }, serviceWorkers: 'block' });
  let release;
  const gate = new Promise((done) => (release = done));
  await context.route(/\.wasm$/, async (route) => {
    await gate;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(world.site.url);
  // a cell can be chosen and a digit typed; it comes when the engine does
  await page.locator('#cell-0').click();
  await page.keyboard.press('1');
  assert.equal(await page.getByRole('gridcell').count(), 81);
  release();
  await page.waitForFunction(() => document.querySelector('#cell-0').getAttribute('aria-label').includes(', 1'));
});
