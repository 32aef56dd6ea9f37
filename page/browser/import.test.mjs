// Every format through the real page: what the engine writes is pasted, dropped, and read again.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { digits, hear, open, ready, start, visit } from './player.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const GOOD = new URL('../../core/src/test/resources/dev/neuf/core/format/', import.meta.url);

/** The first text that the tests of the engine have of each format, and its digits: those only read are there, too. */
function samples() {
  return readdirSync(GOOD).filter((name) => name.startsWith('good-')).map((name) => {
    const [, text, digits] = /^== [^\n]*\n([\s\S]*?)\n=> \S+ (\S+)/m.exec(readFileSync(new URL(name, GOOD), 'utf8'));
    return [name, text.replace(/«(.+?)x(\d+)»/g, (_, sign, count) => sign.repeat(count)), digits];
  });
}

let world;
before(async () => (world = await start()));
after(() => world.stop());

/** The texts of the puzzle in every format that the engine can write. */
async function texts() {
  const { answer } = await import('../target/engine/neuf.mjs');
  const ask = (request) => JSON.parse(answer(JSON.stringify(request)));
  const words = { core: 'core', format: 'core', logic: 'logic', technique: 'logic', level: 'logic', lack: 'make', door: 'browser' };
  const books = Object.fromEntries(
    Object.entries(words).map(([book, module]) => [
      book,
      readFileSync(new URL(`../../${module}/src/main/resources/dev/neuf/words/${book}_en.txt`, import.meta.url), 'utf8'),
    ]),
  );
  ask({ do: 'words', language: 'en', books });
  ask({ do: 'open', text: PUZZLE });
  const { formats } = ask({ do: 'about' });
  return formats.map(({ id }) => [id, ask({ do: 'text', format: id }).text]).filter(([, text]) => typeof text === 'string');
}

async function paste(page, text) {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  // only an opened text says what it was read as
  await hear(page, 'read', () => page.getByRole('button', { name: 'Open it' }).click());
  await page.locator('dialog').waitFor({ state: 'detached' });
}

test('every format that is written is read when it is pasted', async () => {
  const { page, troubles } = await visit(world);
  const all = await texts();
  assert.ok(all.length > 20, `${all.length} formats`);
  for (const [id, text] of all) {
    await paste(page, text);
    assert.equal(await digits(page), PUZZLE, id);
  }
  assert.deepEqual(troubles, []);
});

test('every format that is read, also those that are not written; what was read is said', async () => {
  const { page, troubles } = await visit(world);
  const all = samples();
  assert.ok(all.length > 30, `${all.length} formats`);
  for (const [name, text, expected] of all) {
    await paste(page, text);
    assert.equal(await digits(page), expected, name);
    assert.match(await page.locator('.said').innerText(), /^Read as /, name);
  }
  assert.deepEqual(troubles, []);
});

test('of a full board it is said what it was read as, and nobody is praised for it', async () => {
  const { page } = await visit(world);
  await paste(page, '1234341221434321');
  assert.match(await page.locator('.said').innerText(), /^Read as one line/);
});

test('what cannot be read is said, and the board stays', async () => {
  const { page } = await visit(world);
  await open(page, PUZZLE);
  for (const text of ['https://f-puzzles.com/?load=AAAA', 'https://sudokupad.app/abc123', 'no puzzle at all', '<!DOCTYPE a [<!ENTITY b "c">]><ksudoku>&b;</ksudoku>']) {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.locator('#open-error:not(:empty)').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  assert.equal(await digits(page), PUZZLE);
});

test('a file is chosen, or dropped on the page', async () => {
  const { page } = await visit(world);
  const file = join(tmpdir(), `neuf-${process.pid}.opensudoku`);
  writeFileSync(file, `<?xml version="1.0"?><opensudoku><game data="${PUZZLE.replaceAll('.', '0')}"/></opensudoku>`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await digits(page), PUZZLE);
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'small.txt'));
    return data;
  }, '1.3....1....23..');
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await page.waitForFunction(() => document.querySelectorAll('[role=gridcell]').length === 16);
  assert.equal(await digits(page), '1.3....1....23..');
  await ready(page);
});

test('a file that was wrong can be chosen again once it is put right; what is too large is said', async () => {
  const { page, troubles } = await visit(world);
  const file = join(tmpdir(), `neuf-again-${process.pid}.txt`);
  writeFileSync(file, 'no puzzle at all');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file);
  await page.locator('#open-error:not(:empty)').waitFor();
  assert.equal(await input.inputValue(), '', 'the same file is another choice');
  await page.getByRole('dialog').getByRole('textbox').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '.'.repeat(1_100_000));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByText('larger than 1 MB').waitFor();
  writeFileSync(file, PUZZLE);
  await input.setInputFiles(file);
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await digits(page), PUZZLE);
  assert.deepEqual(troubles, []);
});

test('what is dropped while a dialog is open is seen; text for a field is left to it', async () => {
  const { page } = await visit(world);
  const drop = async (target, kind) => {
    const dataTransfer = await page.evaluateHandle(
      ([text, isFile]) => {
        const data = new DataTransfer();
        if (isFile) data.items.add(new File([text], 'small.txt'));
        else data.setData('text', text);
        return data;
      },
      ['1.3....1....23..', kind === 'file'],
    );
    await page.dispatchEvent(target, 'drop', { dataTransfer });
  };
  const opened = () => page.evaluate(() => window.talk.filter(({ answer }) => answer.read).length);
  const before = await opened();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await drop('textarea', 'text');
  await drop('textarea', 'file');
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await opened(), before + 1, 'the file was opened, and the text was not');
  assert.equal(await digits(page), '1.3....1....23..');
});
