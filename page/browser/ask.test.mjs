// Asking in a real browser: hints, steps, the way, names, counts; in both languages, by WebAssembly and by JavaScript.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, CHAINS, digits, EASY, hear, heard, label, open, ready, solution, start, visit } from './player.mjs';

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

test('all steps now: each can be looked at', async () => {
  const { page, troubles } = await visit(world);
  await open(page, CHAINS);
  const steps = await hear(page, 'steps', () => page.getByRole('button', { name: 'All steps now' }).click());
  assert.ok(steps.length > 1);
  const listed = page.locator('.steps button');
  await listed.first().waitFor();
  assert.equal(await listed.count(), steps.length);
  await accessible(page, 'all steps');
  await listed.last().click();
  await page.getByText(steps.at(-1).proof[0].text).waitFor();
  assert.deepEqual(troubles, []);
});

test('the whole way: from where the player stands to the solution', async () => {
  const { page } = await visit(world);
  const path = await hear(page, 'path', () => page.getByRole('button', { name: 'The whole way' }).click());
  assert.equal(path.answer, 'solved');
  const slider = page.getByRole('slider');
  await slider.fill(String(path.steps.length));
  await page.getByText('The end').waitFor();
  assert.equal(await digits(page), solution(EASY));
  await slider.fill('3');
  await page.getByText(path.steps[3].proof[0].text).waitFor();
  await page.getByRole('button', { name: 'Play up to here' }).click();
  await page.getByRole('slider').waitFor({ state: 'detached' });
  const played = [...(await digits(page))].filter((symbol) => symbol !== '.').length;
  const placed = path.steps.slice(0, 3).reduce((sum, { place }) => sum + place.length, 0);
  assert.equal(played, [...EASY].filter((symbol) => symbol !== '.').length + placed);
});

test('the player learns what the last move is called, and that nothing justifies a guess', async () => {
  const { page } = await visit(world);
  const hint = await hear(page, 'hint', () => page.getByRole('button', { name: 'Hint' }).click());
  await page.getByRole('button', { name: 'Close' }).click();
  const [, row, column] = /r(\d)c(\d)/.exec(hint.step.place[0].cells[0]);
  await page.locator(`#cell-${(row - 1) * 9 + Number(column) - 1}`).click();
  await hear(page, 'game', () => page.keyboard.press(hint.step.place[0].digits));
  const name = await hear(page, 'name', () => page.getByRole('button', { name: 'Name my move' }).click());
  assert.equal(name.step.technique, hint.step.technique);
  await page.getByText(name.text[0]).waitFor();
  // the step is drawn on the board as it was before the move
  await page.getByText(name.step.proof[0].text).waitFor();
  assert.equal(await page.locator('text.note.placed').textContent(), hint.step.place[0].digits);
  await page.getByRole('button', { name: 'Close' }).click();
  assert.equal(await page.locator('text.note.placed').count(), 0);
});

test('play never waits: a digit stands on the board while a hint or a check is being found out', async () => {
  const { page, troubles } = await visit(world);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('.'.repeat(625));
  await hear(page, 'board', () => page.getByRole('button', { name: 'Open it' }).click());
  await page.locator('dialog').waitFor({ state: 'detached' });
  // both are made to take for ever
  for (const [cell, question, endless] of [[5, '?', 'hint'], [35, 'Enter', 'check']]) {
    await page.locator(`#cell-${cell}`).click();
    const since = await page.evaluate((word) => {
      window.endless = word;
      return window.asked;
    }, endless);
    await page.keyboard.press(question);
    await page.getByText('Thinking').waitFor();
    await page.keyboard.press('3');
    await page.waitForFunction((id) => document.querySelector(`#cell-${id}`).getAttribute('aria-label').includes(', 3,'), cell);
    for (const part of ['hint', 'check', 'text']) assert.equal(await heard(page, part, since), undefined, part);
    // nobody waits for that answer any more
    await page.getByText('Thinking').waitFor({ state: 'detached' });
  }
  assert.deepEqual(troubles, []);
});

test('a digit and a question at once: the question is about the digit, too', async () => {
  const { page } = await visit(world);
  const wrong = ['1', '6', '8', '9'].find((digit) => digit !== solution(EASY)[0]);
  await page.locator('#cell-0').click();
  const check = await hear(page, 'check', async () => {
    await page.evaluate((key) => {
      for (const [name, code] of [[key, `Digit${key}`], ['Enter', 'Enter']]) {
        document.querySelector('[role=grid]').dispatchEvent(new KeyboardEvent('keydown', { key: name, code, bubbles: true }));
      }
    }, wrong);
  });
  assert.deepEqual(check.cells, [0]);
  await page.locator('.said.trouble').waitFor();
});

test('a step with very many marks begins with one sentence', async () => {
  const { page } = await visit(world);
  await open(page, '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  const path = await hear(page, 'path', () => page.getByRole('button', { name: 'The whole way' }).click());
  const { proof } = path.steps[0];
  await page.getByText(`Sentence 1 of ${proof.length}`).waitFor();
  await page.getByText(proof[0].text).waitFor();
  assert.equal(await page.getByText(proof[1].text).count(), 0);
  assert.equal(await page.locator('text.note.struck').count(), 0, 'what follows comes last');
  await page.getByRole('button', { name: 'The next sentence' }).click();
  await page.getByText(proof[1].text).waitFor();
  await page.getByRole('slider').last().fill(String(proof.length - 1));
  await page.locator('text.note.struck').first().waitFor();
  await page.getByRole('button', { name: 'All at once' }).click();
  assert.equal(await page.locator('.proof .sentence').count(), proof.length);
});

test('solutions are counted while editing, and what is fixed is named', async () => {
  const { page } = await visit(world);
  const one = await hear(page, 'live', () => page.getByRole('button', { name: 'Count solutions' }).click());
  assert.equal(one.count, 1);
  await page.getByText(one.text[0]).waitFor();
  assert.equal(await page.locator('text.note.true').count(), [...EASY].filter((symbol) => symbol === '.').length);
  await page.locator('#cell-0').click();
  const wrong = solution(EASY)[0] === '1' ? '6' : '1';
  const none = await hear(page, 'live', () => page.keyboard.press(wrong));
  assert.equal(none.count, 0);
});

test('check tells what is wrong and where', async () => {
  const { page } = await visit(world);
  const wrong = ['1', '6', '8', '9'].find((digit) => digit !== solution(EASY)[0]);
  await page.locator('#cell-0').click();
  await hear(page, 'game', () => page.keyboard.press(wrong));
  const check = await hear(page, 'check', () => page.keyboard.press('Enter'));
  assert.equal(check.fine, false);
  await page.getByText(check.text[0]).waitFor();
  assert.match(await label(page, 0), /wrong, box 1$/);
  await hear(page, 'game', () => page.keyboard.press('Control+z'));
  assert.equal((await hear(page, 'check', () => page.keyboard.press('Enter'))).fine, true);
});

test('all help can be switched off', async () => {
  const { page } = await visit(world);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Hints, checks and counts' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByText('You play without help').waitFor();
  for (const help of ['Check', 'All steps now', 'The whole way', 'Count solutions']) {
    await page.getByRole('button', { name: help }).click();
  }
  await page.waitForTimeout(300);
  for (const part of ['hint', 'check', 'steps', 'path', 'live']) assert.equal(await heard(page, part), undefined, part);
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('You play without help').waitFor();
});

test('help of any kind is counted', async () => {
  const { page } = await visit(world);
  const path = await hear(page, 'path', () => page.getByRole('button', { name: 'The whole way' }).click());
  await page.getByRole('slider').fill(String(path.steps.length));
  await page.getByRole('button', { name: 'Play up to here' }).click();
  await page.getByText('with 1 hint').waitFor();
});

test('the language can be changed in the middle', async () => {
  const { page } = await visit(world);
  await page.locator('#cell-0').click();
  await hear(page, 'game', () => page.keyboard.press('8'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await hear(page, 'rate', () => page.getByRole('radio', { name: 'Français' }).check());
  await page.keyboard.press('Escape');
  await page.getByText('Facile').waitFor();
  assert.match(await page.getByRole('grid').getAttribute('aria-label'), /^Grille de sudoku, .*blocs/);
  assert.match(await label(page, 0), /^ligne 1, colonne 1, 8/);
});

test('in French, everything is French', async () => {
  const { page } = await visit(world, { locale: 'fr-FR' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  const hint = await hear(page, 'hint', () => page.getByRole('button', { name: 'Indice' }).click());
  await page.getByText(hint.nudge).waitFor();
  await page.getByRole('button', { name: 'Dites-m’en plus' }).click();
  await page.getByRole('button', { name: 'Montrer toute l’étape' }).click();
  assert.match(hint.step.conclusion[0], /^Donc /);
  const text = await page.locator('body').innerText();
  for (const english of ['Hint', 'Undo', 'Check', 'Erase', 'What if', 'Settings', 'row', 'Level ']) {
    assert.ok(!text.includes(english), english);
  }
  assert.match(await label(page, 40), /^ligne 5, colonne 5, /);
});

test('without WebAssembly, JavaScript gives the same answers', async () => {
  const { page } = await visit(world);
  await open(page, CHAINS);
  const path = await hear(page, 'path', () => page.getByRole('button', { name: 'The whole way' }).click());
  const context = await world.browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', serviceWorkers: 'block' });
  await context.route(/\.wasm$/, (route) => route.abort());
  const other = await visit({ ...world, browser: { newContext: () => context } });
  await open(other.page, CHAINS);
  const same = await hear(other.page, 'path', () => other.page.getByRole('button', { name: 'The whole way' }).click());
  assert.deepEqual(same, path);
});

test('boards of every kind are drawn and played', async () => {
  const { page, troubles } = await visit(world);
  const boards = [
    ['jigsaw', '{"neuf":1,"size":4,"regions":["1 1 1 2","1 3 2 2","3 3 4 2","3 4 4 4"],"givens":["1...","....","....","...2"]}', 16],
    ['with cages', '{"neuf":1,"size":4,"variants":[{"type":"cage","sum":5,"cells":["r1c1","r1c2"]}],"givens":["....","..1.","....","...."]}', 16],
    ['with diagonals', '{"neuf":1,"size":4,"variants":[{"type":"diagonals"}],"givens":["1...","....","....","...."]}', 16],
    ['16x16', '.'.repeat(256), 256],
    ['25x25', '.'.repeat(625), 625],
  ];
  for (const [what, text, cells] of boards) {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await hear(page, 'board', () => page.getByRole('button', { name: 'Open it' }).click());
    await page.locator('dialog').waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('gridcell').count(), cells, what);
    await page.locator('#cell-5').click();
    await hear(page, 'game', () => page.keyboard.press('3'));
    assert.match(await label(page, 5), /, 3,/, what);
  }
  // letters are digits there
  await hear(page, 'game', () => page.keyboard.press('g'));
  assert.match(await label(page, 5), /, G,/);
  assert.deepEqual(troubles, []);
});

test('what cannot be read gets a sentence, and the game stays', async () => {
  const { page } = await visit(world);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('this is no puzzle');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await digits(page), EASY);
});

test('what others have kept does not stop the page', async () => {
  const { page, troubles } = await visit(world);
  for (const [key, value] of [
    ['neuf.view', 'null'],
    ['neuf.view', '{"a":1}'],
    ['neuf.settings', '{"language":"de","theme":7}'],
    ['neuf.settings', '[]'],
    ['neuf.game', 'nonsense'],
  ]) {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value]);
    await page.reload();
    await ready(page);
    assert.equal(await digits(page), EASY, `${key} ${value}`);
  }
  assert.deepEqual(troubles, []);
});

test('two tabs show the same game', async () => {
  const { page, context } = await visit(world);
  const other = await context.newPage();
  await other.goto(world.site.url);
  await other.locator('.about strong').waitFor();
  await page.locator('#cell-0').click();
  await page.keyboard.press('8');
  await other.waitForFunction(() => document.querySelector('#cell-0').getAttribute('aria-label').includes(', 8'));
  await other.locator('.about strong', { hasText: 'easy' }).waitFor();
  // who looks at a cell goes on to, until there is another puzzle with another level
  await other.locator('#cell-3').click();
  await page.locator('#cell-80').click();
  await page.keyboard.press('7');
  await other.waitForFunction(() => document.querySelector('#cell-80').getAttribute('aria-label').includes(', 7'));
  assert.equal(await other.locator('#cell-3').getAttribute('aria-selected'), 'true');
  await open(page, CHAINS);
  await other.locator('.about strong', { hasText: 'medium' }).waitFor();
});
