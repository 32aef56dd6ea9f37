// Puzzles to order, and the editor.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, CHAINS, digits, EASY, hear, heard, open, SMALL, start, visit } from './player.mjs';

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens the dialog, with all choices, and waits for what it will make. */
async function order(page, fresh = 'New', more = 'More choices') {
  await page.getByRole('button', { name: fresh, exact: true }).click();
  await page.locator('.plan').waitFor();
  if (!(await page.locator('details').evaluate(({ open }) => open))) await page.getByText(more).click();
}

async function edit(page) {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await hear(page, 'live', () => page.getByRole('button', { name: 'Set one yourself' }).click());
}

test('a new puzzle is made to order', async () => {
  const { page, troubles } = await visit(world);
  await order(page);
  await page.getByRole('radio', { name: 'Hard' }).check();
  await page.getByRole('radio', { name: 'Jigsaw' }).check();
  await page.getByText('9x9 jigsaw; level hard.').waitFor();
  const made = await hear(page, 'rate', () => page.getByRole('button', { name: 'Make it' }).click());
  assert.equal(made.level, 'hard');
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.notEqual(await digits(page), EASY);
  // the next time, the same is chosen
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByText('9x9 jigsaw; level hard.').waitFor();
  assert.equal(await page.getByRole('radio', { name: 'Jigsaw' }).isChecked(), true);
  assert.deepEqual(troubles, []);
});

test('a technique that is needed is on the way, and what cannot be is said before', async () => {
  const { page } = await visit(world);
  await order(page);
  await page.getByRole('searchbox').fill('skyscr');
  await page.getByRole('button', { name: 'skyscraper: needed' }).click();
  await page.getByText('so no puzzle that is medium needs it').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Make it' }).isDisabled(), true);
  await page.getByRole('radio', { name: 'Hard' }).check();
  await page.getByText('with skyscraper').waitFor();
  await hear(page, 'board', () => page.getByRole('button', { name: 'Make it' }).click());
  await page.locator('dialog').waitFor({ state: 'detached' });
  const { steps } = await hear(page, 'path', () => page.getByRole('button', { name: 'The whole way' }).click());
  assert.ok(steps.some(({ technique }) => technique === 'skyscraper'), steps.map(({ technique }) => technique).join());
});

test('givens are symmetric, and as many as were ordered; a seed gives them again', async () => {
  const { page } = await visit(world);
  const made = [];
  for (let time = 0; time < 2; time++) {
    await order(page);
    await page.getByRole('radio', { name: 'Any' }).check();
    await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('half-turn');
    await page.getByRole('textbox', { name: 'Givens' }).fill('30');
    await page.getByRole('textbox', { name: 'Seed' }).fill('7');
    await page.getByText('symmetry: half-turn; 30 givens.').waitFor();
    await hear(page, 'board', () => page.getByRole('button', { name: 'Make it' }).click());
    await page.getByText('Seed 7.').waitFor();
    made.push(await digits(page));
    await open(page, SMALL);
  }
  assert.equal(made[0], made[1]);
  const given = [...made[0]].map((digit) => digit !== '.');
  assert.deepEqual(given, [...given].reverse());
  assert.equal(given.filter(Boolean).length, 30);
  assert.equal(await heard(page, 'seed'), 7);
});

test('what takes long tells how far it is, and can be stopped with the nearest so far, or thrown away', async () => {
  const { page, troubles } = await visit(world);
  await order(page);
  // nobody has found one with 17 givens within a minute here
  await page.getByRole('radio', { name: 'Extreme' }).check();
  await page.getByRole('textbox', { name: 'Givens' }).fill('17');
  const ordered = () => page.getByRole('button', { name: /Make it|Go on/ }).click();
  await ordered();
  await page.getByText(/Nearest so far|comes near/).waitFor();
  await page.getByText(/\d tries in/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('You stopped it.').waitFor();
  await page.getByText(/It lacks .*the number of givens/).waitFor();
  await ordered();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.plan').waitFor();
  assert.equal(await page.getByText('You stopped it.').count(), 0);
  await ordered();
  await page.getByText(/Nearest so far|comes near/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await accessible(page, 'stopped');
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.notEqual(await digits(page), EASY);
  assert.deepEqual(troubles, []);
});

test('several puzzles at once, as text; those of a batch are those of its seed', async () => {
  const { page, troubles } = await visit(world);
  await order(page);
  await page.getByRole('radio', { name: 'Any' }).check();
  await page.getByRole('radio', { name: '6 × 6' }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('7');
  await page.getByRole('spinbutton', { name: 'How many' }).fill('4');
  await page.getByRole('button', { name: 'Make it' }).click();
  const field = page.getByRole('textbox', { name: '4 puzzles' });
  await field.waitFor();
  const lines = (await field.inputValue()).trim().split('\n');
  assert.equal(new Set(lines).size, 4);
  for (const line of lines) assert.match(line, /^[1-6.]{36}$/);
  await accessible(page, 'batch');
  await hear(page, 'board', () => page.getByRole('button', { name: 'Play puzzle 3' }).click());
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await digits(page), lines[2]);
  assert.deepEqual(troubles, []);
});

test('boards of 25 rows can be made, without a level', async () => {
  const { page } = await visit(world);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('radio', { name: '25 × 25' }).check();
  assert.equal(await page.getByRole('radio', { name: 'Easy' }).isDisabled(), true);
  await page.evaluate(() => (window.endless = 'make'));
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByText('Making a puzzle').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Make it' }).waitFor();
});

test('a 6x6 jigsaw is painted and set, with solutions counted live, and played', async () => {
  const { page, troubles } = await visit(world);
  await edit(page);
  await page.getByText('Empty board').click();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('6');
  await hear(page, 'live', () => page.getByRole('button', { name: 'Begin' }).click());
  await page.getByText('1000 solutions or more.').waitFor();
  await page.getByRole('radio', { name: 'Regions' }).click();
  // r1c4 to region 1: one cell too many, and it is said; then r2c3 to region 2
  const drag = async (from, to) => {
    const [a, b] = await Promise.all([from, to].map((cell) => page.locator(`#cell-${cell} .hit`).boundingBox()));
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 12 });
    await page.mouse.up();
  };
  await page.getByRole('button', { name: /^Region 1,/ }).click();
  await drag(2, 3);
  await page.getByText('Region 1 has 7 cells, and there are 6 digits.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Play it' }).isDisabled(), true);
  await page.getByRole('button', { name: /^Region 2, 5/ }).click();
  await hear(page, 'live', () => page.locator('#cell-8').click());
  await page.getByText('6x6 jigsaw').waitFor();
  await page.getByText('1000 solutions or more.').waitFor();
  // the engine fills the rest; without one of the digits that are needed there are more solutions
  await page.getByRole('radio', { name: 'Digits' }).click();
  await page.locator('#cell-0').click();
  await hear(page, 'live', () => page.keyboard.press('4'));
  await hear(page, 'live', () => page.getByRole('button', { name: 'Fill the rest' }).click());
  await page.getByText('Exactly one solution.').waitFor();
  await page.getByText(/^How hard: /).waitFor();
  const set = await digits(page);
  assert.equal(set[0], '4');
  await hear(page, 'spare', () => page.getByRole('button', { name: 'What is not needed?' }).click());
  const spare = await heard(page, 'spare');
  const needed = [...set].findIndex((digit, cell) => digit !== '.' && !spare.cells.includes(cell));
  await page.locator(`#cell-${needed}`).click();
  await hear(page, 'live', () => page.keyboard.press('Delete'));
  await page.getByText(/^\d+ solutions/).waitFor();
  await hear(page, 'live', () => page.keyboard.press('Control+z'));
  await page.getByText('Exactly one solution.').waitFor();
  // it is there after a reload, and can be played
  await page.reload();
  await page.getByText('Exactly one solution.').waitFor();
  assert.equal(await digits(page), set);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1000 solutions or more.').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByText('Exactly one solution.').waitFor();
  await hear(page, 'rate', () => page.getByRole('button', { name: 'Play it' }).click());
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  assert.equal(await digits(page), set);
  assert.equal(new URL(page.url()).hash, '');
  assert.deepEqual(troubles, []);
});

test('by keys alone: the puzzle on the table gets other digits, a cage and a rule', async () => {
  const { page, troubles } = await visit(world);
  await open(page, SMALL);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Goes on with Tab until something of that name has the keyboard. */
  const tabTo = async (name) => {
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => {
        const at = document.activeElement;
        return at.getAttribute('aria-label') ?? (at.closest('label') ?? at).textContent.trim() ?? '';
      });
      if (here === name) return;
    }
    assert.fail(`no ${name}`);
  };
  await page.getByRole('button', { name: 'New', exact: true }).focus();
  await press('Enter');
  await page.locator('.plan').waitFor();
  await tabTo('Edit this puzzle');
  await hear(page, 'live', () => press('Enter'));
  assert.equal(await digits(page), SMALL);
  // the board has the keyboard
  await press('Home', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft');
  await hear(page, 'live', () => press('2'));
  assert.equal((await digits(page))[0], '2');
  await hear(page, 'live', () => press('Control+z'));
  await press('Shift+ArrowRight');
  await tabTo('Digits');
  await press('ArrowRight', 'ArrowRight');
  await tabTo('Sum');
  await press('3');
  await hear(page, 'live', () => press('Enter'));
  assert.match(await page.locator('#cell-1').getAttribute('aria-label'), /cage of 3/);
  await tabTo('Diagonals');
  await hear(page, 'live', () => press('Space'));
  await page.getByText(/plus .*cage.*diagonals/).waitFor();
  // back in the game, nothing has changed; the draft is still there
  await page.goBack();
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  assert.equal(await digits(page), SMALL);
  await page.goForward();
  await page.getByText(/plus .*cage.*diagonals/).waitFor();
  assert.deepEqual(troubles, []);
});

test('digits that are entered with symmetry mark their partners, and what is set is shared', async () => {
  const { page, troubles } = await visit(world, PHONE);
  await page.getByRole('button', { name: 'New', exact: true }).tap();
  await hear(page, 'live', () => page.getByRole('button', { name: 'Set one yourself' }).tap());
  await page.getByRole('combobox', { name: 'Enter with symmetry' }).selectOption('half-turn');
  await page.locator('#cell-0').tap();
  await hear(page, 'edit', () => page.getByRole('button', { name: '5', exact: true }).tap());
  assert.match(await page.locator('#cell-80').getAttribute('aria-label'), /coloured grey/);
  await page.getByRole('button', { name: 'Candidates' }).tap();
  await page.waitForFunction(() => /candidates 1 2 3 4 6 7 8 9/.test(document.querySelector('#cell-1').getAttribute('aria-label')));
  await page.getByRole('button', { name: 'Share it' }).tap();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).waitFor();
  const shared = await hear(page, 'text', () => page.getByRole('combobox', { name: 'Format' }).selectOption('sdm'));
  assert.equal(shared.trim(), `5${'0'.repeat(80)}`);
  assert.deepEqual(troubles, []);
});

for (const [what, options] of [['light', {}], ['dark, on a phone', { ...PHONE, colorScheme: 'dark' }]]) {
  test(`axe finds nothing, ${what}`, async () => {
    const { page } = await visit(world, options);
    await open(page, CHAINS);
    await order(page);
    await page.getByRole('searchbox').fill('wing');
    await page.getByRole('button', { name: 'X-wing: left out', exact: true }).click();
    await accessible(page, 'order');
    await page.getByRole('textbox', { name: 'Givens' }).fill('3');
    await page.locator('.problem').waitFor();
    await accessible(page, 'problem');
    await hear(page, 'rate', () => page.getByRole('button', { name: 'Edit this puzzle' }).click());
    await page.getByText('Exactly one solution.').waitFor();
    for (const tool of ['Digits', 'Regions', 'Cages', 'Odd, even']) {
      await page.getByRole('radio', { name: tool }).click();
      await accessible(page, tool);
    }
  });
}

test('in French', async () => {
  const { page, troubles } = await visit(world, { locale: 'fr-FR' });
  await order(page, 'Nouvelle', 'Plus de choix');
  await page.getByRole('radio', { name: 'Difficile' }).check();
  await page.getByText('niveau difficile').waitFor();
  await page.getByRole('textbox', { name: 'Donnés' }).fill('12');
  await page.getByText('12 donnés, c\'est trop peu').waitFor();
  await hear(page, 'live', () => page.getByRole('button', { name: 'En composer une' }).click());
  await page.getByText('1000 solutions ou plus.').waitFor();
  await page.getByRole('radio', { name: 'Régions' }).click();
  await page.getByRole('button', { name: /^Région 2,/ }).click();
  await page.locator('#cell-0').click();
  await page.getByText('La région 2 a 10 cases, et il y a 9 chiffres.').waitFor();
  assert.deepEqual(troubles, []);
});

test('the language is changed while a puzzle is set, and the draft stays', async () => {
  const { page, troubles } = await visit(world, { viewport: { width: 360, height: 640 } });
  await edit(page);
  await hear(page, 'live', () => page.keyboard.press('7'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await hear(page, 'edit', () => page.getByRole('radio', { name: 'Français' }).check());
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Composer une grille' }).waitFor();
  await page.getByRole('gridcell', { name: 'ligne 5, colonne 5, 7' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
  assert.deepEqual(troubles, []);
});

test('choices stand side by side, in the order and in the editor', async () => {
  const { page } = await visit(world);
  await order(page);
  const lines = (what) => what.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  assert.ok((await lines(page.locator('dialog .choices').nth(1).locator('label'))) <= 2, 'ten sizes are two lines');
  await hear(page, 'live', () => page.getByRole('button', { name: 'Set one yourself' }).click());
  assert.ok((await lines(page.locator('.editor .choices label'))) <= 3, 'six rules are three lines');
});
