// Playing in a real browser: by keyboard, by touch, with hints alone; and coming back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CHAINS, EASY, SMALL, digits, hear, label, open, ready, solution, start, visit } from './player.mjs';

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

test('a puzzle is played to the end by keyboard', async () => {
  const { page, troubles } = await visit(world);
  assert.equal(await digits(page), EASY);
  const solved = solution(EASY);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  // from the middle to the first cell, then line by line; at an edge the way goes on at the other
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 4; i++) await page.keyboard.press('a');
  for (let cell = 0; cell < 81; cell++) {
    if (EASY[cell] === '.') await page.keyboard.press(solved[cell]);
    await page.keyboard.press('ArrowRight');
    if (cell % 9 === 8) await page.keyboard.press('s');
  }
  await page.getByText('all by yourself').waitFor();
  assert.equal(await digits(page), solved);
  assert.deepEqual(troubles, []);
});

test('marks, colours, several cells, clearing, undo and redo', async () => {
  const { page, troubles } = await visit(world);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Digit4');
  await page.keyboard.press('Alt+Digit2');
  await page.waitForFunction(() => document.querySelector('#cell-49').getAttribute('aria-label').includes('green'));
  assert.equal(await label(page, 40), 'row 5, column 5, corner marks 1, centre marks 4, coloured green, box 5');
  assert.equal(await label(page, 49), 'row 6, column 5, centre marks 4, coloured green, box 5');
  // the layer of the tool goes first, then the others
  await page.keyboard.press('c');
  await page.keyboard.press('Delete');
  await page.waitForFunction(() => !document.querySelector('#cell-49').getAttribute('aria-label').includes('centre'));
  assert.equal(await label(page, 40), 'row 5, column 5, corner marks 1, coloured green, box 5');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelector('#cell-40').getAttribute('aria-label').includes('empty'));
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await page.waitForFunction(() => document.querySelector('#cell-40').getAttribute('aria-label').includes('centre marks 4'));
  assert.deepEqual(troubles, []);
});

test('single candidates take colours', async () => {
  const { page } = await visit(world);
  await hear(page, 'game', () => page.getByRole('button', { name: 'Candidates' }).click());
  await page.getByRole('radio', { name: 'Colour' }).click();
  await page.getByRole('switch', { name: 'single candidates' }).click();
  await page.getByRole('button', { name: '4, orange' }).click();
  const note = page.locator('text.note').first();
  const box = await note.boundingBox();
  await hear(page, 'game', () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  assert.equal(await page.locator('circle.tint.k4').count(), 1);
  await hear(page, 'game', () => page.keyboard.press('Control+z'));
  assert.equal(await page.locator('circle.tint').count(), 0);
});

test('single candidates take colours by keyboard', async () => {
  const { page } = await visit(world);
  await page.getByRole('grid').focus();
  await hear(page, 'game', () => page.keyboard.press('m'));
  await page.locator('#cell-0').click();
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  assert.equal(await page.getByRole('switch', { name: 'single candidates' }).isChecked(), true);
  await page.keyboard.press('Alt+Digit4');
  await hear(page, 'game', () => page.keyboard.press('6'));
  assert.equal(await page.locator('circle.tint.k4').count(), 1);
  assert.equal(await label(page, 0), 'row 1, column 1, candidates 1 6 orange 8 9, box 1');
  await hear(page, 'game', () => page.keyboard.press('6'));
  assert.equal(await page.locator('circle.tint').count(), 0);
});

test('a screen reader hears the region, and whether a cell is odd or even', async () => {
  const { page } = await visit(world);
  const board = {
    neuf: 1,
    size: 4,
    regions: ['1 1 1 2', '1 3 2 2', '3 3 4 2', '3 4 4 4'],
    variants: [{ type: 'odd', cells: ['r1c1'] }, { type: 'even', cells: ['r4c4'] }],
    givens: ['....', '....', '....', '....'],
  };
  await open(page, JSON.stringify(board));
  assert.equal(await label(page, 0), 'row 1, column 1, empty, odd, region 1');
  assert.equal(await label(page, 15), 'row 4, column 4, empty, even, region 4');
});

test('after a branch was renamed, its button has the keyboard', async () => {
  const { page } = await visit(world);
  await page.getByRole('grid').focus();
  await hear(page, 'game', () => page.keyboard.press('b'));
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  for (const [key, name] of [['Enter', 'other'], ['Escape', 'other']]) {
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.locator('input[name=to]').fill(key === 'Enter' ? 'other' : 'never');
    await page.keyboard.press(key);
    await page.locator('input[name=to]').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement.classList.contains('branch'));
    assert.ok((await focused()).includes(name));
  }
});

test('the mode cannot be mistaken', async () => {
  const { page } = await visit(world);
  const on = () => page.getByRole('radio', { checked: true }).first().textContent();
  assert.match(await on(), /Digit/);
  await page.getByRole('grid').focus();
  await page.keyboard.press('x');
  assert.match(await on(), /Corner/);
  assert.equal(await page.locator('.keys.corner').count(), 1);
  await page.keyboard.press('Space');
  assert.match(await on(), /Centre/);
  await page.keyboard.down('Shift');
  assert.match(await on(), /Corner/, 'a key that is held shows');
  await page.keyboard.up('Shift');
  assert.match(await on(), /Centre/);
});

test('tools are radio buttons: arrows choose them, and the board stays', async () => {
  const { page } = await visit(world);
  await page.getByRole('radio', { name: 'Digit' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.getByRole('radio', { name: 'Centre' }).getAttribute('aria-checked'), 'true');
  assert.equal(await page.locator('[aria-selected=true]').getAttribute('id'), 'cell-40');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.closest('.keys') !== null), true);
});

test('a conflict is told by more than colour', async () => {
  const { page } = await visit(world);
  await page.locator('#cell-0').click();
  await page.keyboard.press('7');
  await page.getByText('stands twice').waitFor();
  assert.match(await label(page, 0), /7, conflict, box 1$/);
  assert.match(await label(page, 7), /7, given, conflict, box 3$/);
  assert.equal(await page.locator('.fault').count(), 2);
});

test('a puzzle is played to the end by touch', async () => {
  const { page, troubles } = await visit(world, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, SMALL);
  const solved = solution(SMALL);
  for (let cell = 0; cell < 16; cell++) {
    if (SMALL[cell] !== '.') continue;
    await page.locator(`#cell-${cell}`).tap();
    await page.getByRole('button', { name: new RegExp(`^${solved[cell]},`) }).tap();
  }
  await page.getByText('all by yourself').waitFor();
  assert.equal(await digits(page), solved);
  assert.deepEqual(troubles, []);
});

test('a drag chooses the cells on its way, not those whose corners it cuts', async () => {
  const { page } = await visit(world);
  const box = await page.getByRole('grid').boundingBox();
  const at = (column, row) => [box.x + ((column + 0.5) * box.width) / 9, box.y + ((row + 0.5) * box.height) / 9];
  await page.mouse.move(...at(1, 1));
  await page.mouse.down();
  await page.mouse.move(...at(4, 4), { steps: 60 });
  await page.mouse.up();
  const chosen = await page.locator('[role=gridcell][aria-selected=true]').evaluateAll((cells) => cells.map(({ id }) => id));
  assert.deepEqual(chosen, ['cell-10', 'cell-20', 'cell-30', 'cell-40']);
  await page.locator('#cell-11').dblclick();
  const alike = await page.locator('[role=gridcell][aria-selected=true]').count();
  assert.equal(alike, [...EASY].filter((symbol) => symbol === '2').length);
});

test('a puzzle is solved with hints alone, and the last step is drawn as the engine says it', async () => {
  const { page, troubles } = await visit(world);
  await open(page, CHAINS);
  await page.getByRole('grid').focus();
  const seen = new Set();
  for (let step = 0; step < 200 && (await page.locator('.praise').count()) === 0; step++) {
    const hint = await hear(page, 'hint', () => page.keyboard.press('?'));
    seen.add(hint.step.technique);
    assert.ok(await page.getByText(hint.nudge).isVisible());
    await page.keyboard.press('?');
    await page.getByText(hint.where).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    await drawnAsSaid(page, hint.step);
    await hear(page, 'game', () => page.keyboard.press('Enter'));
  }
  await page.locator('.praise').waitFor();
  assert.ok(seen.size > 3, [...seen].join());
  assert.ok([...seen].every((technique) => technique !== 'trial'));
  assert.equal(await digits(page), solution(CHAINS));
  assert.deepEqual(troubles, []);
});

/** What is placed and struck on the drawing is just what the step says. */
async function drawnAsSaid(page, step) {
  const pairs = (list) => list.flatMap(({ cells, digits: some }) => cells.flatMap((cell) => [...some].map((digit) => `${cell} ${digit}`))).sort();
  const drawn = await page.evaluate(() => {
    const found = { placed: [], struck: [] };
    for (const note of document.querySelectorAll('text.note.placed, text.note.struck')) {
      const [, x, y] = /translate\((\d+) (\d+)\)/.exec(note.parentNode.getAttribute('transform'));
      const look = note.classList.contains('placed') ? 'placed' : 'struck';
      found[look].push(`r${y / 100 + 1}c${x / 100 + 1} ${note.textContent}`);
    }
    return found;
  });
  assert.deepEqual(drawn.placed.sort(), pairs(step.place));
  assert.deepEqual(drawn.struck.sort(), pairs(step.eliminate));
  const links = new Set(
    step.proof.flatMap(({ marks }) => marks.flatMap((mark) => mark.chain ?? (mark.link ? [mark] : []))).map(({ from, to }) => JSON.stringify([from, to])),
  );
  assert.equal(await page.locator('path.head').count(), links.size);
}

test('after a reload everything is there: digits, marks, undo, branches', async () => {
  const { page } = await visit(world);
  await page.locator('#cell-40').click();
  await page.keyboard.press('1');
  await hear(page, 'game', () => page.keyboard.press('b'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit3');
  await hear(page, 'game', () => page.keyboard.press('Control+Digit6'));
  await page.reload();
  await ready(page);
  assert.equal(await label(page, 41), 'row 5, column 6, corner marks 3, centre marks 6, box 5');
  assert.equal(await page.locator('.branch.on').textContent().then((text) => text.includes('r5c5?')), true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelector('#cell-41').getAttribute('aria-label').includes('empty'));
  await page.getByRole('button', { name: 'Main line' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelector('#cell-40').getAttribute('aria-label').includes('empty'));
});

test('two branches that agree say so, and it is taken over', async () => {
  const { page } = await visit(world);
  const press = (cell, digit) => page.locator(`#cell-${cell}`).click().then(() => hear(page, 'game', () => page.keyboard.press(digit)));
  const solved = solution(EASY);
  await page.locator('#cell-40').click();
  await hear(page, 'game', () => page.keyboard.press('b'));
  await press(0, solved[0]);
  await press(1, '4');
  await page.getByRole('button', { name: 'Main line' }).click();
  await page.locator('#cell-40').click();
  await hear(page, 'game', () => page.keyboard.press('b'));
  await press(0, solved[0]);
  await press(1, '8');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText(`r1c1`, { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.locator('.branch.on', { hasText: 'Main line' }).waitFor();
  await page.waitForFunction((digit) => document.querySelector('#cell-0').getAttribute('aria-label').includes(`, ${digit},`), solved[0]);
  assert.match(await label(page, 1), /empty,/);
});
