// Sharing: links that hold a game, their QR code, texts in every format, pictures, paper.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { EASY, SMALL, accessible, digits, hear, heard, label, open, shut, start, visit } from './player.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const JIGSAW = '6 1\n.....2\n.5....\n....1.\n..4...\n.3....\n......\n0 0 0 1 1 1\n0 0 2 2 1 1\n0 2 2 2 1 3\n4 2 5 5 5 3\n4 4 5 5 3 3\n4 4 4 5 3 3\n';

let world;
before(async () => (world = await start()));
after(() => world.stop());

/** A fresh visitor who follows a link. */
const follow = (link, options) => visit({ ...world, site: { ...world.site, url: link } }, options);

const packed = (text) => deflateRawSync(text).toString('base64url');

async function share(page, what) {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share and print' });
  await dialog.waitFor();
  if (what) await dialog.getByRole('radio', { name: what }).check();
  // the picture comes from the larger engine, after everything else
  await dialog.locator('img').waitFor();
  return dialog;
}

async function link(dialog, kind) {
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await dialog.page().waitForFunction(([sign]) => document.querySelector('.share input[readonly]').value.includes(sign), [kind]);
  return field.inputValue();
}

async function play(page) {
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Control+Digit6');
  await page.keyboard.press('Alt+Digit2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('4');
  await hear(page, 'game', () => page.keyboard.press('b'));
  await page.keyboard.press('ArrowDown');
  await hear(page, 'game', () => page.keyboard.press('2'));
}

test('a link holds the whole game: marks, colours, branches, moves and time', async () => {
  const { page, context, troubles } = await visit(world);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await play(page);
  const dialog = await share(page);
  assert.ok(await dialog.getByRole('radio', { name: 'As it stands' }).isChecked());
  const address = await link(dialog, '#g=');
  assert.ok(address.startsWith(world.site.url));
  await dialog.getByRole('button', { name: 'Copy' }).first().click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
  const sent = await heard(page, 'game');
  assert.ok(sent.branches.length === 2 && sent.undo > 0);

  const { page: other, troubles: others } = await follow(address);
  await other.getByText('This is the game of the link').waitFor();
  const got = await heard(other, 'game');
  for (const part of ['cells', 'branch', 'branches', 'undo', 'redo', 'automatic']) assert.deepEqual(got[part], sent[part], part);
  assert.ok(got.millis >= sent.millis);
  assert.match(await label(other, 40), /corner marks 1, centre marks 6, coloured green/);
  assert.equal(other.url(), world.site.url, 'the address is clean again');
  // undo goes on where the first player stood
  await hear(other, 'game', () => other.keyboard.press('Control+z'));
  assert.equal((await heard(other, 'game')).undo, sent.undo - 1);
  assert.deepEqual([...troubles, ...others], []);
});

test('a link is pasted as any other text', async () => {
  const { page } = await visit(world);
  await open(page, `${world.site.url}#p=${PUZZLE}`);
  assert.equal(await digits(page), PUZZLE);
});

test('the puzzle alone: a line, or all of it where a line is not enough', async () => {
  const { page } = await visit(world);
  await play(page);
  const plain = await link(await share(page, 'The puzzle alone'), '#p=');
  assert.equal(plain, `${world.site.url}#p=${EASY}`);
  await page.keyboard.press('Escape');
  await open(page, JIGSAW);
  const whole = await link(await share(page), '#p=~');
  const { page: other } = await follow(whole);
  await other.waitForFunction(() => document.querySelectorAll('[role=gridcell]').length === 36);
  assert.equal(await digits(other), JIGSAW.split('\n').slice(1, 7).join(''));
  assert.match(await label(other, 0), /region 1/);
});

test('a game that is being played is not put away without a question', async () => {
  const { page } = await visit(world);
  await hear(page, 'game', () => page.keyboard.press('Shift+Digit1'));
  const before = await digits(page);
  await page.evaluate((hash) => (location.hash = hash), `#p=${SMALL}`);
  await page.getByRole('button', { name: 'Go on with mine' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await digits(page), before);
  assert.equal(page.url(), world.site.url);
  await page.evaluate((hash) => (location.hash = hash), `#p=${SMALL}`);
  await accessible(page, 'the question');
  await hear(page, 'rate', () => page.getByRole('button', { name: 'Open the link' }).click());
  assert.equal(await digits(page), SMALL);
  // nobody has played yet: no question
  await hear(page, 'rate', () => page.evaluate((hash) => (location.hash = hash), `#p=${PUZZLE}`));
  assert.equal(await digits(page), PUZZLE);
});

test('hostile links are said, cost little, and change nothing', async () => {
  const { page, troubles } = await visit(world);
  await open(page, PUZZLE);
  const before = (await heard(page, 'game')).save;
  const game = JSON.parse(before);
  const links = {
    'no base64': '#g=%%%%',
    'not packed': '#g=AAAA',
    'cut off': `#g=${packed(before).slice(0, -9)}`,
    'a script': '#p=<img/src=x/onerror=alert(1)>',
    'a script, packed': `#p=~${packed('<script>window.hacked = 1</script>')}`,
    'no text': `#g=${deflateRawSync(Buffer.from([255, 254, 200])).toString('base64url')}`,
    'no game': `#g=${packed('{"game":2}')}`,
    'a game with nonsense': `#g=${packed(JSON.stringify({ ...game, branches: [{ ...game.branches[0], at: 1e9 }] }))}`,
    'a link in a link': `#p=~${packed(`#p=~${packed(SMALL)}`)}`,
    'deep': `#g=${packed('['.repeat(1_000_000))}`,
    'very large': `#g=${packed('0'.repeat(200_000_000))}`,
  };
  for (const [what, hash] of Object.entries(links)) {
    await page.evaluate((text) => (location.hash = text), '');
    await page.evaluate((text) => (location.hash = text), hash);
    await page.waitForFunction(() => document.querySelector('.said.trouble p'), undefined, { timeout: 20_000 }).catch(() => assert.fail(what));
    const said = await page.locator('.said').innerText();
    assert.ok(said.length > 20 && !/undefined|Error|our mistake/.test(said), `${what}: ${said}`);
    assert.equal(await digits(page), PUZZLE, what);
    // what was said goes with the next move
    await hear(page, 'game', () => page.keyboard.press('Alt+Digit1'));
    await hear(page, 'game', () => page.keyboard.press('Control+z'));
    assert.equal(await page.locator('.said.trouble').count(), 0, what);
  }
  assert.equal(await page.evaluate(() => window.hacked), undefined);
  assert.deepEqual(troubles, []);
});

/** What the engine, asked directly, writes of the puzzle with one more digit. */
async function texts() {
  const { answer } = await import('../target/engine/neuf.mjs');
  const ask = (request) => JSON.parse(answer(JSON.stringify(request)));
  const modules = { core: 'core', format: 'core', logic: 'logic', technique: 'logic', level: 'logic', lack: 'make', door: 'browser' };
  const books = Object.fromEntries(
    Object.entries(modules).map(([book, module]) => [
      book,
      readFileSync(new URL(`../../${module}/src/main/resources/dev/neuf/words/${book}_en.txt`, import.meta.url), 'utf8'),
    ]),
  );
  ask({ do: 'words', language: 'en', books });
  ask({ do: 'open', text: PUZZLE });
  ask({ do: 'enter', cells: [2], digit: 4 });
  return ask({ do: 'about' })
    .formats.filter(({ written }) => written)
    .map(({ id }) => [id, ask({ do: 'text', format: id })]);
}

test('every format that is written is offered and copied, and what is lost is said', async () => {
  const { page, context, troubles } = await visit(world);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PUZZLE);
  await page.locator('#cell-2').click();
  await hear(page, 'game', () => page.keyboard.press('4'));
  const dialog = await share(page, 'As it stands');
  const expected = await texts();
  const select = dialog.getByRole('combobox', { name: 'Format' });
  const offered = await select.locator('option').allInnerTexts();
  assert.equal(offered[0], 'line');
  assert.deepEqual([...offered].sort(), expected.map(([id]) => id).sort());
  assert.ok(offered.length > 20);
  for (const [id, { text, lost, error }] of expected) {
    await select.selectOption(id);
    await page.waitForFunction((value) => document.querySelector('.share textarea').value === value, text ?? '');
    await page.waitForFunction(
      (value) => document.querySelector('.share section p[aria-live]').textContent === value,
      error ?? (lost.map((each) => `Lost: ${each[0].toLowerCase()}${each.slice(1)}`).join(' ') || 'Nothing is lost.'),
    );
    if (text === undefined) continue;
    await dialog.locator('section').last().getByRole('button', { name: /Copy|Copied/ }).click();
    await page.waitForFunction((value) => navigator.clipboard.readText().then((got) => got === value), text);
  }
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save as a file' }).click()]);
  assert.match(file.suggestedFilename(), /^neuf-9x9-\w+\.\w+$/);
  assert.equal(readFileSync(await file.path(), 'utf8'), expected.at(-1)[1].text);
  assert.deepEqual(troubles, []);
});

/** Clicks, and gives the name and the bytes of the file that comes. */
async function saved(page, button) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('pictures: an SVG with all digits and marks, and a PNG of it', async () => {
  const { page, troubles } = await visit(world);
  await open(page, PUZZLE);
  await page.locator('#cell-2').click();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Digit2');
  await hear(page, 'game', () => page.keyboard.press('Shift+Digit6'));
  const dialog = await share(page, 'As it stands');
  const signs = (svg) =>
    page.evaluate((text) => {
      const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
      if (picture.querySelector('parsererror')) throw new Error(picture.textContent);
      return [...picture.querySelectorAll('text')].flatMap((each) => [...each.textContent]).sort().join('');
    }, svg);
  const givens = [...PUZZLE.replaceAll('.', '')];
  const svg = await saved(page, dialog.getByRole('button', { name: 'SVG' }));
  assert.match(svg.name, /^neuf-9x9-\w+\.svg$/);
  assert.equal(await signs(svg.bytes.toString()), [...givens, '4', '2', '6'].sort().join(''));

  const png = await saved(page, dialog.getByRole('button', { name: 'PNG' }));
  assert.match(png.name, /^neuf-9x9-\w+\.png$/);
  const seen = await page.evaluate(async (base) => {
    const bytes = Uint8Array.from(atob(base), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] < 100) dark++;
    return { width: picture.width, dark: dark / (picture.width * picture.height), corner: [...data.slice(0, 4)] };
  }, png.bytes.toString('base64'));
  assert.ok(seen.width >= 1200, `${seen.width} pixels`);
  assert.ok(seen.dark > 0.02 && seen.dark < 0.3, `${seen.dark} of it is dark`);
  assert.deepEqual(seen.corner, [255, 255, 255, 255], 'paper is white');

  await hear(page, 'picture', () => dialog.getByRole('radio', { name: 'The puzzle alone' }).check());
  const bare = await saved(page, dialog.getByRole('button', { name: 'SVG' }));
  assert.equal(await signs(bare.bytes.toString()), givens.sort().join(''));
  assert.deepEqual(troubles, []);
});

test('a step that lies open goes along: as picture, and on paper with its proof', async () => {
  const { page, troubles } = await visit(world);
  await open(page, PUZZLE);
  const plain = await share(page);
  assert.equal(await plain.getByRole('switch').count(), 0, 'no step lies open');
  await shut(page);
  const { step } = await hear(page, 'hint', () => page.getByRole('button', { name: 'Hint' }).click());
  await page.getByRole('button', { name: 'Tell me more' }).click();
  assert.equal(await (await share(page)).getByRole('switch').count(), 0, 'half of a hint stays half');
  await shut(page);
  await page.getByRole('button', { name: 'Show the whole step' }).click();
  const dialog = await share(page);
  const bare = await dialog.locator('img').getAttribute('src');
  await hear(page, 'picture', () => dialog.getByRole('switch', { name: `With the step that lies open: ${step.title}` }).check());
  await accessible(page, 'a step to share');
  assert.notEqual(await dialog.locator('img').getAttribute('src'), bare);
  const svg = await saved(page, dialog.getByRole('button', { name: 'SVG' }));
  assert.match(svg.name, new RegExp(`^neuf-9x9-\\w+-${step.technique}\\.svg$`));
  assert.ok(svg.bytes.toString().includes(`<title>${step.title}</title>`));
  await page.evaluate(() => (window.print = () => (window.printed = document.querySelector('.printout.step').textContent)));
  await dialog.getByRole('button', { name: 'Print' }).click();
  const paper = await page.evaluate(() => window.printed);
  for (const sentence of [...step.proof.map(({ text }) => text), ...step.conclusion]) assert.ok(paper.includes(sentence), paper);
  assert.deepEqual(troubles, []);
});

test('a QR code, as long as a camera can read it', async () => {
  const { page } = await visit(world);
  const dialog = await share(page);
  await link(dialog, '#p=');
  await dialog.getByRole('button', { name: 'QR code' }).click();
  const code = dialog.getByRole('img', { name: 'QR code of the link' });
  await code.waitFor();
  assert.ok((await code.boundingBox()).width > 200);
  await shut(page);
  // a way of many moves is longer than that; the keys are pressed from inside, as all these would take half a minute
  await page.evaluate(() => {
    const board = document.querySelector('[role=grid]');
    const press = (code, held = {}) =>
      board.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, ...held }));
    for (let i = 0; i < 480; i++) {
      const held = [{ shiftKey: true }, { ctrlKey: true }, { altKey: true }][(i * i) % 3];
      press(`Digit${1 + ((i * i * 7 + (i >> 2)) % 9)}`, held);
      press((i * i) % 7 < 3 ? 'ArrowRight' : 'ArrowDown');
    }
  });
  const again = await share(page, 'As it stands');
  const long = (await link(again, '#g=')).length;
  const { undo } = await heard(page, 'game');
  console.log(`page: a link with ${undo} moves has ${long} letters`);
  assert.ok(long > 1200, `${long}`);
  await again.getByRole('button', { name: 'QR code' }).click();
  await again.getByText('too long for a QR code').waitFor();
});

for (const colorScheme of ['light', 'dark']) {
  test(`the board alone is printed, on one white page, from a ${colorScheme} one`, async () => {
    const { page, troubles } = await visit(world, { colorScheme });
    await open(page, PUZZLE);
    await page.evaluate(() => (window.print = () => (window.printed = document.querySelector('.printout').textContent)));
    const dialog = await share(page);
    await dialog.getByRole('button', { name: 'Print' }).click();
    const paper = await page.evaluate(() => window.printed);
    assert.match(paper, /9x9 with boxes 3x3/);
    assert.match(paper, /Each row, each column and each box/);
    await page.emulateMedia({ media: 'print', colorScheme });
    assert.equal(await page.locator('#app').isVisible(), false);
    const board = await page.locator('.printout svg').boundingBox();
    const { width, height } = page.viewportSize();
    assert.ok(board.width > 0.8 * Math.min(width, height), `${board.width} wide`);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), 'rgb(255, 255, 255)');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1, 'one page');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    assert.equal(await page.locator('.printout').count(), 0);
    // and the board keeps its own
    assert.notEqual(await page.locator('.board .under').evaluate((rect) => getComputedStyle(rect).display), 'none');
    assert.deepEqual(troubles, []);
  });
}

for (const [what, options] of Object.entries({
  'on a screen': {},
  'in the dark, in French': { colorScheme: 'dark', locale: 'fr-FR' },
  'on a phone': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
})) {
  test(`sharing is for everyone, ${what}`, async () => {
    const { page, troubles } = await visit(world, options);
    const isFrench = options.locale === 'fr-FR';
    // with keys alone
    await page.getByRole('button', { name: isFrench ? 'Partager' : 'Share', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('img').waitFor();
    await dialog.getByRole('button', { name: isFrench ? 'Code QR' : 'QR code' }).focus();
    await page.keyboard.press('Space');
    await dialog.locator('.code').waitFor();
    await accessible(page, what);
    const [inside, whole] = await dialog.evaluate((element) => [element.clientWidth, element.scrollWidth]);
    assert.ok(whole <= inside, `${what}: ${whole} in ${inside}`);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/share ${what}.png` });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(troubles, []);
  });
}
