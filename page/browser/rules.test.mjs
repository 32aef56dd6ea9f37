// What setters draw, keys of other programs, and what is said when something cannot be done now.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EASY, SMALL, accessible, hear, label, open, start, visit } from './player.mjs';

let world;
before(async () => (world = await start()));
after(() => world.stop());

const line = (type, cells, more = {}) => ({ type, ...more, cells: cells.split(' ') });

const RULES = JSON.stringify({
  size: 9,
  givens: '.'.repeat(81),
  variants: [
    line('thermometer', 'r2c1 r3c1 r4c2'),
    line('thermometer', 'r9c1 r8c1'),
    line('slow-thermometer', 'r7c1 r7c2'),
    line('whisper', 'r1c4 r2c4 r3c5', { gap: 5 }),
    line('renban', 'r5c5 r5c6 r6c6'),
    line('palindrome', 'r1c7 r1c8 r2c9'),
    line('nabner', 'r9c4 r9c5'),
    line('entropic', 'r4c8 r5c8'),
    line('modular', 'r7c8 r8c8'),
    line('difference', 'r1c1 r1c2', { value: 1 }),
    line('ratio', 'r2c2 r2c3', { value: 3 }),
    line('total', 'r3c2 r3c3', { sum: 10 }),
    line('total', 'r4c4 r4c5 r5c4', { sum: 11 }),
    line('total', 'r1c5 r2c6 r3c7 r4c8 r5c9', { sum: 24 }),
    line('different', 'r8c4 r9c3'),
    line('different', 'r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9'),
    line('odd', 'r6c5'),
    line('even', 'r2c7'),
  ],
});

test('what setters draw is on the board, and a screen reader hears of it', async () => {
  for (const options of [{}, { colorScheme: 'dark' }]) {
    const { page, troubles } = await visit(world, options);
    await open(page, RULES);
    const count = (kind) => page.locator(`.ruled ${kind}`).count();
    assert.equal(await count('.thermometer circle'), 2);
    for (const kind of ['slow-thermometer', 'whisper', 'renban', 'palindrome', 'nabner', 'entropic', 'modular', 'diagonal']) {
      assert.equal(await count(`.${kind} path`), 1, kind);
    }
    assert.equal(await count('circle.difference'), 1);
    assert.deepEqual(await page.locator('.ruled text').allTextContents(), ['11', '3', 'X', '24']);
    assert.equal(await count('.together'), 2);
    assert.equal(await count('.parity'), 2);
    assert.match(await label(page, 9), /thermometer 1: cell 1 of 3/);
    assert.match(await label(page, 0), /white dot 1 with row 1, column 2/);
    const rules = await page.locator('#board-rules').textContent();
    assert.match(rules, /Digits grow along each thermometer/);
    assert.match(await page.locator('.about').innerText(), /2 thermometers, 1 slow thermometer, 1 whisper/);
    // the clue stands outside, and in view
    const clue = await page.locator('.clue').boundingBox();
    const board = await page.locator('.board').boundingBox();
    assert.ok(clue.y >= board.y && clue.y + clue.height < (await page.locator('#cell-0 .hit').boundingBox()).y);
    await accessible(page, 'rules');
    await page.getByText('The 15 rules').click();
    await page.locator('details').getByText('Digits grow along each thermometer').waitFor();
    assert.deepEqual(troubles, []);
  }
});

test('rules have names in French; what was read has one, too', async () => {
  const { page } = await visit(world, { locale: 'fr-FR' });
  const openIt = async (text) => {
    await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'L’ouvrir' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  };
  await openIt(RULES);
  await page.getByText('2 thermomètres, 1 thermomètre lent').first().waitFor();
  assert.match(await label(page, 9), /thermomètre 1 : case 1 sur 3/);
  await openIt(SMALL);
  await page.getByText('Lu comme une seule ligne : 4x4').waitFor();
});

test('the board has its paper also after a dialog was open', async () => {
  const { page } = await visit(world);
  const isSeen = () => page.locator('.board .under').isVisible();
  assert.ok(await isSeen());
  await page.keyboard.press('F1');
  await page.getByRole('dialog').waitFor();
  assert.ok(await isSeen());
});

test('while the game is paused, whoever asks or writes is told, and can go on', async () => {
  const { page } = await visit(world);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('The game is paused').waitFor();
  await accessible(page, 'told of the pause');
  await page.getByRole('status').getByRole('button', { name: 'Go on' }).click();
  assert.equal(await page.getByText('The game is paused').count(), 0);
  await hear(page, 'hint', () => page.getByRole('button', { name: 'Hint' }).click());
  await page.getByRole('grid').focus();
  await page.keyboard.press('p');
  await page.keyboard.press('5');
  await page.getByText('The game is paused').waitFor();
  await page.keyboard.press('p');
  await page.getByText('The game is paused').waitFor({ state: 'detached' });
});

test('with the keys of HoDoKu, cells with two candidates are found and a step is shown at once', async () => {
  const { page } = await visit(world);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /HoDoKu/ }).click();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await open(page, EASY);
  const game = await hear(page, 'game', () => page.getByRole('button', { name: 'Candidates' }).click());
  await page.getByRole('grid').focus();
  const found = () => page.locator('.alike').count();
  const having = (count) => game.cells.filter(({ d, a }) => !d && a.length === count).length;
  assert.ok(having(2) > 0);
  await page.keyboard.press('F10');
  assert.equal(await found(), having(2));
  await page.keyboard.press('F11');
  assert.equal(await found(), having(1));
  await page.keyboard.press('F11');
  assert.equal(await found(), 0);
  await hear(page, 'hint', () => page.keyboard.press('Shift+F12'));
  await page.getByRole('img', { name: 'Level 1 of 3' }).waitFor();
  await page.keyboard.press('Alt+F12');
  await page.getByRole('img', { name: 'Level 2 of 3' }).waitFor();
  await page.keyboard.press('Escape');
  await hear(page, 'hint', () => page.keyboard.press('F12'));
  await page.getByRole('button', { name: 'Do it' }).waitFor();
});

test('without a network the larger engine is asked for once there is one', async () => {
  const { page } = await visit(world, { serviceWorkers: 'block' });
  await page.context().route(/neuf-all|neuf-[^/]*\.js|fallback/, (route) => route.abort());
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('radio', { name: '4 × 4' }).check();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByText('it needs the network once').waitFor();
  await page.context().unroute(/neuf-all|neuf-[^/]*\.js|fallback/);
  await page.context().unrouteAll();
  await hear(page, 'board', () => page.getByRole('button', { name: 'Make it' }).click());
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('gridcell').count(), 16);
});
