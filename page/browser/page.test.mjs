// The page as a whole: for everyone, light, quiet, offline.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CHAINS, EASY, accessible, hear, label, open, ready, shut, solution, start, visit } from './player.mjs';
import { serve } from './site.mjs';

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

/** Two branches, each with a digit of its own. */
async function branches(page) {
  for (const digit of ['4', '8']) {
    await page.getByRole('grid').focus();
    await hear(page, 'game', () => page.keyboard.press('b'));
    await page.locator('#cell-1').click();
    await hear(page, 'game', () => page.keyboard.press(digit));
    if (digit === '4') await hear(page, 'game', () => page.getByRole('button', { name: 'Main line' }).click());
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [what, options] of [
  ['light', { colorScheme: 'light' }],
  ['dark, on a phone', { ...PHONE, colorScheme: 'dark' }],
]) {
  test(`axe finds nothing on any screen, ${what}`, async () => {
    const { page } = await visit(world, options);
    await accessible(page, 'board');
    for (const dialog of ['New', 'Open', 'Settings']) {
      await page.getByRole('button', { name: dialog, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await accessible(page, dialog);
      await shut(page);
    }
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Keys and touch' }).waitFor();
    await accessible(page, 'keys');
    await shut(page);
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
  await shut(page);
  await page.locator('#cell-0').click();
  await hear(page, 'game', () => page.keyboard.press('b'));
  await hear(page, 'game', () => page.keyboard.press('7'));
  await accessible(page, 'contrast');
});

test('axe finds nothing while branches are compared, nor at the end', async () => {
  const { page } = await visit(world);
  await branches(page);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('region', { name: 'Compare' }).waitFor();
  await accessible(page, 'compare');
  await page.getByRole('button', { name: 'Main line' }).click();
  const solved = solution(EASY);
  for (let cell = 0; cell < 81; cell++) {
    if (EASY[cell] !== '.') continue;
    await page.locator(`#cell-${cell}`).click();
    await page.keyboard.press(solved[cell]);
  }
  await page.locator('.praise').waitFor();
  await accessible(page, 'solved');
});

test('with reduced motion, nothing moves', async () => {
  const moving = (page) => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  for (const [reducedMotion, isMoving] of [['no-preference', true], ['reduce', false]]) {
    const { page } = await visit(world, { reducedMotion });
    // work that takes long, with a wheel that turns; the switch of a setting
    await page.evaluate(() => (window.endless = 'path'));
    await page.getByRole('button', { name: 'The whole way' }).click();
    await page.getByText('Thinking').waitFor();
    assert.equal((await moving(page)) > 0, isMoving, reducedMotion);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch').first().click();
    if (!isMoving) assert.equal(await moving(page), 0);
  }
});

test('how long a hint takes, also where the page is four times slower', async () => {
  const { page, context } = await visit(world);
  await open(page, CHAINS);
  const session = await context.newCDPSession(page);
  await page.getByRole('grid').focus();
  for (const rate of [1, 4]) {
    // Chromium slows the page, not its workers: the engine's part of the time stays as it is
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times = [];
    for (let step = 0; step < 15; step++) {
      const since = await page.evaluate(() => performance.now());
      await hear(page, 'hint', () => page.keyboard.press('?'));
      await page.getByText('Tell me more').waitFor();
      times.push(await page.evaluate((from) => performance.now() - from, since));
      for (const key of ['?', '?']) await page.keyboard.press(key);
      await page.getByRole('button', { name: 'Do it' }).waitFor();
      await hear(page, 'game', () => page.keyboard.press('Enter'));
      await page.getByRole('region', { name: 'A hint' }).waitFor({ state: 'detached' });
    }
    times.sort((a, b) => a - b);
    const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
    console.log(`page: from key to hint, ${rate} times slower: median ${at(0.5)} ms, nine of ten ${at(0.9)} ms, longest ${at(1)} ms`);
    assert.equal(times.length, 15);
  }
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
  // the page is kept at once, the languages a little later. (waitForFunction does not wait for promises.)
  const languages = () =>
    page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const kept = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return kept.filter(({ url }) => url.includes('books.')).length;
    });
  while ((await languages()) < 2) await page.waitForTimeout(100);
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

test('a full storage is told once, and the game goes on', async () => {
  const { page, troubles } = await visit(world);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.locator('#cell-0').click();
  await page.keyboard.press('8');
  await page.getByText('no room left to keep the game').waitFor();
  assert.match(await label(page, 0), /, 8,/);
  await hear(page, 'game', () => page.keyboard.press('9'));
  await page.waitForFunction(() => document.querySelector('#cell-0').getAttribute('aria-label').includes(', 9,'));
  assert.equal(await page.getByText('no room left').count(), 0);
  assert.deepEqual(troubles, []);
});

test('on a phone, a board of 25 rows can be seen larger, with the chosen cell in view', async () => {
  const { page, troubles } = await visit(world, PHONE);
  await page.getByRole('button', { name: 'Open', exact: true }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill('.'.repeat(625));
  await hear(page, 'board', () => page.getByRole('button', { name: 'Open it' }).tap());
  await page.locator('dialog').waitFor({ state: 'detached' });
  const width = async (cell) => (await page.locator(`#cell-${cell} .hit`).boundingBox()).width;
  assert.ok((await width(312)) < 16);
  await page.locator('#cell-30').tap();
  await page.getByRole('button', { name: 'Larger cells' }).tap();
  assert.ok((await width(30)) > 35);
  const board = await page.getByRole('grid').boundingBox();
  const isSeen = async (cell) => {
    const box = await page.locator(`#cell-${cell} .hit`).boundingBox();
    return box.x >= board.x - 1 && box.y >= board.y - 1 && box.x + box.width <= board.x + board.width + 1 && box.y + box.height <= board.y + board.height + 1;
  };
  assert.ok(await isSeen(30));
  assert.ok(!(await isSeen(312)));
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  assert.ok(await isSeen(312));
  // a tap hits the cell that is seen there
  const box = await page.locator('#cell-337 .hit').boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await hear(page, 'game', () => page.keyboard.press('g'));
  assert.match(await label(page, 337), /, G,/);
  await page.getByRole('button', { name: 'Larger cells' }).tap();
  assert.ok((await width(312)) < 16);
  // two fingers that go apart, to twice their distance: cells of twice the size
  const before = await width(312);
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...columns) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: columns.map((part, id) => ({ id, x: board.x + part * board.width, y: board.y + board.height / 2 })),
    });
  await touch('touchStart', 0.4);
  await touch('touchStart', 0.4, 0.6);
  for (const spread of [0.12, 0.16, 0.2]) await touch('touchMove', 0.5 - spread, 0.5 + spread);
  await touch('touchEnd');
  const after = await width(312);
  assert.ok(after > 1.9 * before && after < 2.1 * before, `${before} ${after}`);
  assert.deepEqual(troubles, []);
});

test('on a tablet held upright the board is large, and a hint covers nothing of it', async () => {
  for (const [width, height] of [[768, 1024], [820, 1180], [1024, 1366]]) {
    const { page, context } = await visit(world, { viewport: { width, height }, hasTouch: true, isMobile: true });
    await hear(page, 'hint', () => page.getByRole('button', { name: 'Hint' }).tap());
    await page.getByRole('button', { name: 'Tell me more' }).tap();
    await page.getByRole('button', { name: 'Show the whole step' }).tap();
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    const board = await page.locator('.board').boundingBox();
    const sheet = await page.locator('.sheet').boundingBox();
    assert.ok(board.width > 0.75 * width, `${board.width} of ${width}`);
    assert.ok(sheet.y >= board.y + board.height, `${width}: the hint begins at ${sheet.y}, the board ends at ${board.y + board.height}`);
    assert.ok(sheet.y + sheet.height <= height);
    await context.close();
  }
});

test('for a mouse the board has no frame of the browser, for the keyboard it has ours', async () => {
  const { page } = await visit(world);
  const outline = () => page.getByRole('grid').evaluate((grid) => getComputedStyle(grid).outlineStyle);
  await page.getByRole('button', { name: 'Candidates' }).click();
  await page.locator('#cell-40').click();
  assert.equal(await outline(), 'none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await outline(), 'solid');
});

test('buttons stay where they are when candidates are shown', async () => {
  const { page } = await visit(world);
  const places = () => page.locator('.actions button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const before = await places();
  await hear(page, 'game', () => page.getByRole('button', { name: 'Candidates' }).click());
  assert.deepEqual(await places(), before);
});
