// Learning in a real browser: the list, a page for each technique, drills by keys and by touch, what is kept.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EASY, accessible, digits, hear, open, start, visit } from './player.mjs';

let world;
before(async () => {
  world = await start();
});
after(() => world.stop());

/** Goes to a lesson and waits for its board. */
async function lesson(page, address) {
  const begun = await hear(page, 'lesson', () => page.evaluate((to) => (location.hash = to), `learn/${address}`));
  await page.getByRole('grid').waitFor();
  return begun;
}

/** All that a step strikes or places, as cells and digits. */
function parts({ step }) {
  const pairs = (list) =>
    list.flatMap(({ cells, digits }) =>
      cells.flatMap((name) => {
        const [, row, column] = /r(\d)c(\d)/.exec(name);
        return [...digits].map((digit) => ({ cell: (row - 1) * 9 + Number(column) - 1, digit }));
      }),
    );
  return { place: pairs(step.place), strike: pairs(step.eliminate) };
}

/** Walks to a cell with the arrow keys, from the middle. */
async function walk(page, cell) {
  await page.keyboard.press('Home');
  const [rows, columns] = [Math.floor(cell / 9) - 4, (cell % 9) - 4];
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows < 0 ? 'ArrowUp' : 'ArrowDown');
  for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns < 0 ? 'ArrowLeft' : 'ArrowRight');
}

test('from the list to a technique, by search and keys; its proof is on the board, and back goes back', async () => {
  const { page, troubles } = await visit(world);
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await page.getByRole('heading', { name: 'Expert' }).waitFor();
  await accessible(page, 'the list');
  const all = await page.locator('.book').count();
  assert.ok(all > 150);
  await page.getByRole('searchbox').fill('sky');
  // it, and what others call a grouped one
  await page.getByText('2 techniques', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  const begun = await hear(page, 'lesson', () => page.keyboard.press('Enter'));
  assert.equal(new URL(page.url()).hash, '#learn/skyscraper');
  await page.getByRole('heading', { name: 'Skyscraper', level: 1 }).waitFor();
  await page.getByText('The two towers of different height').waitFor();
  await page.getByText(begun.step.proof[0].text).waitFor();
  assert.equal(await page.locator('.board .struck.note').count(), parts(begun).strike.length);
  await accessible(page, 'a technique');
  const next = await hear(page, 'lesson', () => page.getByRole('link', { name: 'Two-string kite' }).click());
  await page.getByText(next.step.proof[0].text).waitFor();
  await page.goBack();
  await page.getByText(begun.step.proof[0].text).waitFor();
  await page.goBack();
  await page.getByRole('searchbox').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  assert.equal(await digits(page), EASY);
  assert.deepEqual(troubles, []);
});

test('the step is done with keys alone; what is wrong is told, and what is kept survives a reload', async () => {
  const { page, troubles } = await visit(world);
  const { cell, digit } = parts(await lesson(page, 'skyscraper/d7')).strike[0];
  const cells = await page.evaluate(() => window.talk.findLast(({ answer }) => answer.lesson).answer.game.cells);
  await page.locator('.practice').waitFor();
  // one of two candidates of a cell has to stay
  const other = cells.findIndex((spot, at) => spot.a?.length === 2 && at !== cell);
  await walk(page, other);
  const first = await hear(page, 'judge', () => page.keyboard.press(String(cells[other].a[0])));
  if (first.verdict !== 'wrong') {
    await hear(page, 'judge', () => page.keyboard.press('Control+z'));
    const second = await hear(page, 'judge', () => page.keyboard.press(String(cells[other].a[1])));
    assert.equal(second.verdict, 'wrong');
  }
  await page.getByText('has to stay in').waitFor();
  await accessible(page, 'a mistake');
  await hear(page, 'judge', () => page.keyboard.press('Control+z'));
  await walk(page, cell);
  const done = await hear(page, 'judge', () => page.keyboard.press(digit));
  assert.equal(done.verdict, 'done');
  await page.getByText('Well done').waitFor();
  await page.getByText('Done without help: 0. With help: 1.').waitFor();
  await page.reload();
  await page.getByText('Done without help: 0. With help: 1.').waitFor();
  assert.equal(new URL(page.url()).hash, '#learn/skyscraper/d7', 'the same drill');
  assert.deepEqual(troubles, []);
});

test('three without help by touch master a technique; another one is another one, and the engine agrees', async () => {
  const { page, troubles } = await visit(world, { viewport: { width: 390, height: 844 }, hasTouch: true });
  let begun = await lesson(page, 'hidden-single-box/d1');
  const seen = new Set();
  for (let round = 1; round <= 3; round++) {
    const game = await page.evaluate(() => window.talk.findLast(({ answer }) => answer.lesson).answer.game);
    seen.add(JSON.stringify(game.cells));
    assert.equal(begun.step.technique, 'hidden-single-box');
    const { cell, digit } = parts(begun).place[0];
    await page.locator(`#cell-${cell}`).tap();
    const judged = await hear(page, 'judge', () => page.locator('.keys').getByRole('button', { name: digit }).tap());
    assert.equal(judged.verdict, 'done');
    await page.getByText(round < 3 ? `${round} of 3 in a row` : 'This one is mastered').waitFor();
    if (round < 3) begun = await hear(page, 'lesson', () => page.getByRole('button', { name: 'Another one' }).tap());
    await page.locator('.practice:not(.done)').or(page.getByText('This one is mastered')).first().waitFor();
  }
  assert.equal(seen.size, 3);
  await page.evaluate(() => (location.hash = 'learn'));
  await page.getByText('1 of 27 mastered').waitFor();
  // as text, it can be taken elsewhere
  await page.getByText('Your progress').tap();
  const text = await page.getByRole('textbox').inputValue();
  assert.match(text, /^Neuf learn 1\nhidden-single-box 3 0 3 mastered\n$/);
  await page.getByRole('button', { name: 'Forget everything' }).tap();
  await page.getByRole('button', { name: 'Really forget everything?' }).tap();
  await page.getByText('0 of 27 mastered').waitFor();
  await page.getByRole('textbox').fill('hello');
  await page.getByRole('button', { name: 'Take over' }).tap();
  await page.getByText('This is not such a text').waitFor();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Take over' }).tap();
  await page.getByText('1 of 27 mastered').waitFor();
  assert.deepEqual(troubles, []);
});

test('a drill made by the generator needs its technique, and its seed makes it again', async () => {
  const { page } = await visit(world);
  const begun = await lesson(page, 'x-wing/m12');
  const first = await page.evaluate(() => window.talk.findLast(({ answer }) => answer.lesson).answer.game);
  await page.getByText('A new puzzle, made for you: number 12.').waitFor();
  assert.equal(begun.step.technique, 'x-wing');
  // a player in this position is told the same
  const drill = await page.evaluate(() => window.talk.findLast(({ answer }) => answer.drill).answer.drill);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await open(page, drill.text);
  const hint = await hear(page, 'hint', () => page.getByRole('button', { name: 'Hint' }).click());
  assert.equal(hint.step.technique, 'x-wing');
  await lesson(page, 'x-wing/m12');
  const again = await page.evaluate(() => window.talk.findLast(({ answer }) => answer.lesson).answer.game);
  assert.deepEqual(again.cells, first.cells);
});

test('help comes in three levels, and counts', async () => {
  const { page } = await visit(world);
  const begun = await lesson(page, 'naked-pair/d3');
  await page.getByRole('button', { name: 'A little help' }).click();
  await page.getByText(begun.help).waitFor();
  await page.getByRole('button', { name: 'More help' }).click();
  await page.getByText(begun.step.where).waitFor();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText(begun.step.proof[0].text).waitFor();
  await accessible(page, 'help');
  await hear(page, 'judge', () => page.getByRole('button', { name: 'Do it' }).click());
  await page.getByText('Done, with help').waitFor();
});

test('a hint leads to its lesson, and back to the game with nothing lost', async () => {
  const { page, troubles } = await visit(world);
  const hint = await hear(page, 'hint', () => page.getByRole('button', { name: 'Hint' }).click());
  for (const name of ['Tell me more', 'Show the whole step']) await page.getByRole('button', { name }).click();
  await page.getByText(hint.step.proof[0].text).waitFor();
  await hear(page, 'lesson', () => page.getByRole('link', { name: 'Learn this technique' }).click());
  assert.equal(new URL(page.url()).hash, `#learn/${hint.step.technique}`);
  await page.goBack();
  // the hint lies open as before
  await page.getByText(hint.step.proof[0].text).waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.board .digit:not(.given)').length === 1);
  assert.deepEqual(troubles, []);
});

test('in French, in the dark; trial and error is called by its name', async () => {
  const { page, troubles } = await visit(world, { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const begun = await lesson(page, 'x-wing');
  await page.getByText(begun.step.proof[0].text).waitFor();
  assert.match(begun.step.conclusion[0], /^Donc/);
  await page.getByRole('button', { name: 'Essayer' }).click();
  await page.getByText('Trouvez les candidats').waitFor();
  await accessible(page, 'en français');
  await page.evaluate(() => (location.hash = 'learn/trial'));
  await page.getByText('Ce sont des essais et des erreurs').waitFor();
  await page.evaluate(() => (location.hash = 'learn/banane'));
  await page.getByText('Il n’y a pas de technique « banane »').waitFor();
  assert.deepEqual(troubles, []);
});

test('which one is next: of those that were tried, and the engine says which', async () => {
  const { page, troubles } = await visit(world);
  await page.evaluate(() => localStorage.setItem('neuf.learn', 'Neuf learn 1\nx-wing 1 0 1\nnaked-pair 0 1 0\nfull-house 3 0 3 mastered\n'));
  const hint = await hear(page, 'hint', () => page.evaluate(() => (location.hash = 'learn/mixed')));
  const choices = page.getByRole('group', { name: 'Which one is next?' }).getByRole('button');
  await choices.first().waitFor();
  assert.deepEqual(await choices.allTextContents(), ['Full house', 'Naked pair', 'X-wing']);
  await accessible(page, 'a choice');
  const answer = await page.evaluate(() => window.talk.findLast(({ answer }) => answer.hint).answer.hint.step.title);
  assert.ok(hint.step.technique);
  await choices.filter({ hasText: new RegExp(answer, 'i') }).click();
  await page.getByText('1 of 1 right.').waitFor();
  await accessible(page, 'an answer');
  assert.deepEqual(troubles, []);
});

test('the language is changed in the middle of a drill, which stays; the game cannot be begun again from here', async () => {
  const { page, troubles } = await visit(world, { viewport: { width: 360, height: 640 } });
  await lesson(page, 'skyscraper/d7');
  const another = await hear(page, 'lesson', () => page.getByRole('button', { name: 'Another one' }).click());
  const address = page.url();
  assert.ok(!address.endsWith('/d7'));
  await page.getByRole('button', { name: 'Settings' }).click();
  assert.equal(await page.getByRole('button', { name: 'Start over' }).count(), 0);
  const retold = await hear(page, 'lesson', () => page.getByRole('radio', { name: 'Français' }).check());
  await page.keyboard.press('Escape');
  await page.getByText('Trouvez les candidats').waitFor();
  assert.deepEqual(parts(retold), parts(another));
  assert.equal(page.url(), address);
  await page.getByRole('button', { name: 'Réglages' }).and(page.locator(':focus')).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
  assert.deepEqual(troubles, []);
});
