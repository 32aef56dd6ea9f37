// Games that were put away: what was played is never lost.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EASY, SMALL, accessible, digits, hear, heard, label, open, ready, solution, start, visit } from './player.mjs';

let world;
before(async () => (world = await start()));
after(() => world.stop());

const list = (page) => page.getByRole('region', { name: 'Games you have begun' });

async function openDialog(page) {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function closeDialog(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** A digit, marks, a colour, a branch with a digit, and something to do again. */
async function play(page) {
  await page.locator('#cell-0').click();
  for (const key of ['1', 'ArrowRight', 'Shift+Digit4', 'Control+Digit8', 'Alt+Digit3', 'b', 'ArrowRight', '9', '6']) {
    const isMove = key.startsWith('Arrow');
    if (isMove) await page.keyboard.press(key);
    else await hear(page, 'game', () => page.keyboard.press(key));
  }
  await hear(page, 'game', () => page.keyboard.press('Control+z'));
}

/** All of a game but its time. */
const state = (save) => ({ ...JSON.parse(save), millis: 0 });

test('a game that gives way to a new one comes back whole, also after the page was loaded again', async () => {
  const { page, troubles } = await visit(world);
  await play(page);
  const before = await heard(page, 'game');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('radio', { name: '4 × 4' }).check();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await hear(page, 'rate', () => page.getByRole('button', { name: 'Make it' }).click());
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByText('The game before is kept').waitFor();
  assert.equal(await page.getByRole('gridcell').count(), 16);
  await page.reload();
  await ready(page);
  await openDialog(page);
  await accessible(page, 'games');
  const row = list(page).getByRole('button').first();
  assert.match(await row.innerText(), /^easy, 9x9 with boxes 3x3\n2 of 57 filled · \d+:\d\d · /i);
  // by keyboard alone
  await row.focus();
  await hear(page, 'board', () => page.keyboard.press('Enter'));
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelectorAll('[role=gridcell]').length === 81);
  const game = await heard(page, 'game');
  assert.deepEqual(state(game.save), state(before.save));
  assert.match(await label(page, 1), /corner marks 4.*centre marks 8.*coloured violet/);
  assert.equal(game.branches.length, 2);
  assert.equal(game.redo, 1);
  await hear(page, 'game', () => page.keyboard.press('Control+y'));
  assert.match(await label(page, 2), /, 6,/);
  // on the table, and so no longer in the list; the small one was not played
  await openDialog(page);
  assert.equal(await list(page).count(), 0);
  assert.deepEqual(troubles, []);
});

test('finished games say so; games are deleted one by one, and not by one slip', async () => {
  const { page, troubles } = await visit(world);
  await play(page);
  await open(page, SMALL);
  const solved = solution(SMALL);
  for (let cell = 0; cell < 16; cell++) {
    if (SMALL[cell] !== '.') continue;
    await page.locator(`#cell-${cell}`).click();
    await hear(page, 'game', () => page.keyboard.press(solved[cell]));
  }
  await page.locator('.praise').waitFor();
  await open(page, EASY);
  await openDialog(page);
  const rows = list(page).getByRole('listitem');
  assert.equal(await rows.count(), 2);
  assert.match(await rows.first().innerText(), /4x4[^]*Solved in \d+:\d\d/);
  await rows.first().getByRole('button', { name: /^Delete/ }).click();
  assert.equal(await rows.count(), 2);
  await accessible(page, 'really');
  await rows.first().getByRole('button', { name: 'Really delete?' }).click();
  assert.equal(await rows.count(), 1);
  assert.ok(await rows.first().getByRole('button').first().evaluate((row) => row === document.activeElement), 'the keyboard stays in the list');
  await closeDialog(page);
  await openDialog(page);
  assert.match(await rows.innerText(), /9x9/);
  await rows.getByRole('button', { name: /^Delete/ }).click();
  await rows.getByRole('button', { name: 'Really delete?' }).click();
  assert.equal(await list(page).count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'TEXTAREA', 'the keyboard stays in the dialog');
  assert.deepEqual(troubles, []);
});

test('what was dropped, and what came with a link, puts the game away, too', async () => {
  const { page } = await visit(world, { locale: 'fr-FR' });
  await hear(page, 'game', () => page.keyboard.press('Shift+Digit1'));
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    return data;
  }, SMALL);
  await hear(page, 'rate', () => page.dispatchEvent('body', 'drop', { dataTransfer }));
  await page.getByText('La partie d’avant est gardée').waitFor();
  await page.locator('#cell-1').click();
  await hear(page, 'game', () => page.keyboard.press('2'));
  await page.evaluate((hash) => (location.hash = hash), `#p=${EASY}`);
  await hear(page, 'rate', () => page.getByRole('button', { name: 'Ouvrir le lien' }).click());
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  const games = page.getByRole('region', { name: 'Parties commencées' });
  assert.equal(await games.getByRole('listitem').count(), 2);
  assert.match(await games.innerText(), /1 sur 11 remplie/);
  await hear(page, 'board', () => games.getByRole('button').first().click());
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await digits(page), `12${SMALL.slice(2)}`);
});

test('older games give way to the one on the table where there is no room', async () => {
  const { page, troubles } = await visit(world);
  await play(page);
  await open(page, SMALL);
  assert.notEqual(await page.evaluate(() => localStorage.getItem('neuf.games')), '[]');
  // room for a few letters more than there are
  await page.evaluate(() => {
    const plain = Storage.prototype.setItem;
    const room = localStorage.getItem('neuf.game').length + localStorage.getItem('neuf.games').length + 30;
    Storage.prototype.setItem = function (key, value) {
      const other = key === 'neuf.game' ? 'neuf.games' : 'neuf.game';
      if (value.length + (localStorage.getItem(other)?.length ?? 0) > room) throw new DOMException('full', 'QuotaExceededError');
      plain.call(this, key, value);
    };
  });
  await page.locator('#cell-1').click();
  for (const key of ['2', '3', '4', 'Shift+Digit1', 'Shift+Digit2']) await hear(page, 'game', () => page.keyboard.press(key));
  const kept = await page.evaluate(() => ({ save: localStorage.getItem('neuf.game'), games: localStorage.getItem('neuf.games') }));
  assert.equal(kept.games, '[]');
  assert.equal(kept.save, (await heard(page, 'game')).save);
  assert.equal(await page.getByText('no room left').count(), 0);
  assert.deepEqual(troubles, []);
});
