// Lines and marks in the editor.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, hear, label, start, visit } from './player.mjs';

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** An empty board of four rows, which has 288 solutions, with the tool for lines. */
async function begin(options = {}, names = {}) {
  const { fresh = 'New', set = 'Set one yourself', empty = 'Empty board', size = 'Size', go = 'Begin', tool = 'Lines, marks' } = names;
  const { page, troubles } = await visit(world, options);
  await page.getByRole('button', { name: fresh, exact: true }).click();
  await hear(page, 'live', () => page.getByRole('button', { name: set }).click());
  await page.getByText(empty).click();
  await page.getByRole('combobox', { name: size }).selectOption('4');
  await hear(page, 'live', () => page.getByRole('button', { name: go }).click());
  await page.getByText('288 solutions').waitFor();
  await page.getByRole('radio', { name: tool }).click();
  return { page, troubles };
}

const middles = async (page, cells) =>
  Promise.all(
    cells.map(async (cell) => {
      const box = await page.locator(`#cell-${cell} .hit`).boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );

/** Over cells with the mouse; it stays down if something is to be seen meanwhile. */
async function drag(page, cells, meanwhile = async () => {}) {
  const [first, ...others] = await middles(page, cells);
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 });
  await meanwhile();
  await page.mouse.up();
}

/** The same with a finger. */
async function swipe(page, cells) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // a finger lands where the page has come to rest
  await page.evaluate(() => new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(rest))));
  const [first, ...others] = await middles(page, cells);
  await touch('touchStart', first);
  for (const point of others) await touch('touchMove', point);
  await touch('touchEnd');
  await session.detach();
}

const bulbs = (page) => page.locator('#board .ruled .thermometer circle').count();

test('a thermometer is drawn with the mouse, counted, taken back, kept, shared and played', async () => {
  const { page, troubles } = await begin();
  await drag(page, [0, 1, 2, 3], async () => {
    // it is there before it is finished
    assert.equal(await bulbs(page), 1);
    assert.match(await page.locator('#board .ruled .thermometer path').getAttribute('d'), /^M0.5 0.5L1.5 0.5L2.5 0.5L3.5 0.5$/);
  });
  await page.getByText('12 solutions').waitFor();
  assert.match(await label(page, 0), /thermometer: cell 1 of 4/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('288 solutions').waitFor();
  assert.equal(await bulbs(page), 0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByText('12 solutions').waitFor();
  // slantwise, and back by one: the line has two cells
  await page.getByRole('radio', { name: 'Whisper line' }).check();
  await page.getByRole('textbox', { name: 'Gap' }).fill('3');
  await drag(page, [4, 9, 14, 9]);
  await page.getByRole('button', { name: 'Whisper line 3: r2c1 r3c2', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Thermometer: r1c1 r1c2 r1c3 r1c4', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Share it' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).waitFor();
  const shared = await hear(page, 'text', () => page.getByRole('combobox', { name: 'Format' }).selectOption('iss'));
  assert.match(shared, /\.Thermo~R1C1~R1C2~R1C3~R1C4/);
  assert.match(shared, /\.Whisper~3~R2C1~R3C2/);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  assert.equal(await bulbs(page), 1);
  assert.match(await label(page, 9), /whisper line: cell 2 of 2/);
  assert.deepEqual(troubles, []);
});

test('by keys: a line is begun, walked, shortened, refused, finished, and removed from the list', async () => {
  const { page, troubles } = await begin();
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('grid').focus();
  await press('Home', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft');
  await press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Numpad1');
  await page.getByText('5 cells. Enter ends it').waitFor();
  await press('Enter');
  await page.getByText('No digits fit these 5 cells: digits grow along each thermometer. Try fewer cells, or others.').waitFor();
  // it is still there to be put right
  assert.equal(await bulbs(page), 1);
  await press('Backspace', 'Enter');
  await page.getByText('12 solutions').waitFor();
  // given up, and the rest is as it was
  await press('Enter', 'x', 'Escape');
  assert.equal(await bulbs(page), 1);
  // alone, a cell is no line
  await press('Enter', 'Enter');
  await page.getByText('One cell alone does not do').waitFor();
  await press('Control+z');
  await page.getByText('12 solutions').waitFor();
  assert.equal(await bulbs(page), 1);
  // slantwise by the keys around S, from r2c4: a white dot between it and r3c3
  await page.getByRole('radio', { name: 'White dot' }).check();
  await page.getByRole('grid').focus();
  await press('Enter', 'z', 'Enter');
  const dot = page.getByRole('button', { name: 'White dot 1: r2c4 r3c3', exact: true });
  await dot.waitFor();
  // its cells are chosen by its name
  await dot.press('Enter');
  assert.equal(await page.locator('#cell-10').getAttribute('aria-selected'), 'true');
  await page.getByRole('button', { name: 'Remove Thermometer: r1c1 r1c2 r1c3 r1c4' }).press('Enter');
  await page.waitForFunction(() => document.activeElement.getAttribute('aria-label')?.startsWith('Remove White dot'));
  await page.keyboard.press('Enter');
  await page.getByText('288 solutions').waitFor();
  assert.equal(await page.getByText('Drawn so far').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'grid');
  assert.deepEqual(troubles, []);
});

test('from edge to edge a sum stands beside the board, which stays where it is until then', async () => {
  const { page } = await begin();
  await page.getByRole('radio', { name: 'Sum, X, V' }).check();
  await page.getByRole('textbox', { name: 'Sum' }).fill('8');
  const corner = async () => (await middles(page, [0]))[0];
  const at = await corner();
  await drag(page, [1, 6, 11], async () => assert.deepEqual(await corner(), at));
  await page.getByRole('button', { name: 'Sum 8: r1c2 r2c3 r3c4', exact: true }).waitFor();
  assert.equal(await page.locator('#board .clue').textContent(), '8');
  assert.notDeepEqual(await corner(), at);
});

test('what is drawn through a cell is erased there, and cells that are no neighbours are joined by choosing them', async () => {
  const { page, troubles } = await begin();
  await page.getByRole('radio', { name: 'Sum, X, V' }).check();
  await page.getByRole('textbox', { name: 'Sum' }).fill('5');
  await hear(page, 'edit', () => drag(page, [5, 6]));
  assert.deepEqual(await page.locator('#board .ruled text').allTextContents(), ['V']);
  await page.locator('#cell-0').click();
  await page.locator('#cell-15').click({ modifiers: ['Control'] });
  await page.getByRole('radio', { name: 'Palindrome' }).check();
  await hear(page, 'edit', () => page.getByRole('button', { name: 'Through the chosen cells' }).click());
  await page.getByRole('button', { name: 'Palindrome: r1c1 r4c4', exact: true }).waitFor();
  await page.locator('#cell-15').click();
  await hear(page, 'edit', () => page.getByRole('button', { name: 'Erase', exact: true }).click());
  await page.getByRole('button', { name: 'Palindrome: r1c1 r4c4', exact: true }).waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('button', { name: 'Sum 5: r2c2 r2c3', exact: true }).count(), 1);
  assert.deepEqual(troubles, []);
});

test('with a finger on a phone, in dark and in French; axe finds nothing', async () => {
  const names = { fresh: 'Nouvelle', set: 'En composer une', empty: 'Grille vide', size: 'Taille', go: 'Commencer', tool: 'Lignes, signes' };
  const { page, troubles } = await begin({ ...PHONE, colorScheme: 'dark', locale: 'fr-FR' }, names);
  await page.locator('#board').scrollIntoViewIfNeeded();
  await hear(page, 'live', () => swipe(page, [0, 1, 2, 3]));
  await page.getByText('12 solutions').waitFor();
  await page.getByRole('button', { name: 'Thermomètre : r1c1 r1c2 r1c3 r1c4', exact: true }).waitFor();
  await accessible(page, 'lines on a phone');
  // a tap draws nothing
  await page.locator('#cell-9').tap();
  assert.equal(await page.locator('#cell-9').getAttribute('aria-selected'), 'true');
  assert.equal(await bulbs(page), 1);
  assert.deepEqual(troubles, []);
});

test('on a phone, a large board stays zoomed when a line is drawn, and another board is seen as a whole', async () => {
  const { page, troubles } = await begin(PHONE);
  await page.getByRole('combobox', { name: 'Size' }).selectOption('25');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.getByText('1000 solutions or more').waitFor();
  const width = async () => (await page.locator('#cell-312 .hit').boundingBox()).width;
  assert.ok((await width()) < 16);
  await page.getByRole('button', { name: 'Larger cells' }).tap();
  const large = await width();
  assert.ok(large > 35);
  await page.evaluate(() => scrollTo(0, 0));
  // what is said of the solutions moves what is below it: a tap meanwhile would miss
  await hear(page, 'live', () => swipe(page, [312, 338, 339]));
  await page.getByRole('button', { name: 'Thermometer: r13c13 r14c14 r14c15', exact: true }).waitFor();
  assert.equal(await width(), large);
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.getByText('288 solutions').waitFor();
  assert.ok((await page.locator('#cell-15 .hit').boundingBox()).width > 80);
  assert.deepEqual(troubles, []);
});

test('axe finds nothing, in light', async () => {
  const { page } = await begin();
  for (const kind of ['Thermometer', 'Sum, X, V', 'Candidates']) {
    await page.getByRole('radio', { name: kind, exact: true }).check();
    await accessible(page, kind);
  }
});
