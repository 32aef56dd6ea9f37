// What the browser tests share: a browser, a page with ears for what it asks and says, and a player's moves.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { serve } from './site.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Two boards that need nothing but singles, and one that needs chains. */
export const EASY = '...5...7..52.3.9....36...8.4....2...2.......5...9....1.6...98....1.7.32..2...4...';
export const SMALL = '1.3....1....23..';
export const CHAINS = '.......39.3.6..7....8....1....3...76.9......44.....2.....4...97....38...8...15.2.';

/** Site and browser, and a way to stop both. */
export async function start() {
  const site = await serve();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  return {
    site,
    browser,
    stop: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

/** A fresh visitor. What goes wrong on the page goes wrong in the test. */
export async function visit({ site, browser }, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', ...options });
  const page = await context.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  // what the page and its engines say to each other
  await page.addInitScript(() => {
    window.asked = 0;
    window.talk = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      numbers = new Map();
      constructor(...rest) {
        super(...rest);
        this.addEventListener('message', ({ data }) => {
          window.talk.push({ number: this.numbers.get(data.id), answer: JSON.parse(data.answer ?? '{}') });
        });
      }
      postMessage(message) {
        this.numbers.set(message.id, window.asked++);
        // what a test wants to take for ever
        if (JSON.parse(message.request).do !== window.endless) super.postMessage(message);
      }
    };
  });
  await page.goto(site.url);
  await ready(page);
  return { page, context, troubles };
}

/** The engine has answered, and has said how hard the puzzle is. */
export async function ready(page) {
  await page.waitForFunction(() => window.talk.some(({ answer }) => 'rate' in answer));
}

/**
 * Closes a dialog. That it is closed comes to the page a moment later: until then keys are not for the board. A dialog that
 * is closed and still there has no role any more, so it is waited for by its tag.
 */
export async function shut(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

export async function open(page, puzzle) {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(puzzle);
  await hear(page, 'rate', () => page.getByRole('button', { name: 'Open it' }).click());
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** The digits on the board, as a screen reader hears them. */
export async function digits(page) {
  const labels = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  return labels.map((label) => /, ([1-9A-Z])(?:,|$)/.exec(label)?.[1] ?? '.').join('');
}

export async function label(page, cell) {
  return page.locator(`#cell-${cell}`).getAttribute('aria-label');
}

/** The last answer of an engine that has this part, among those to questions from a number on. */
export async function heard(page, part, since = 0) {
  return page.evaluate(
    ([name, from]) => window.talk.findLast(({ number, answer }) => number >= from && name in answer)?.answer[name],
    [part, since],
  );
}

/** Does something, and waits for the engine to answer with this part: to what was asked from then on, not before. */
export async function hear(page, part, act) {
  const since = await page.evaluate(() => window.asked);
  await act();
  await page.waitForFunction(
    ([name, from]) => window.talk.some(({ number, answer }) => number >= from && name in answer),
    [part, since],
  );
  return heard(page, part, since);
}

/** No violation of WCAG 2.2 A and AA, and none of good practice. */
export async function accessible(page, what) {
  // run in a world of its own: the policy of the page allows no script from elsewhere
  const session = await page.context().newCDPSession(page);
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: (await session.send('Page.getFrameTree')).frameTree.frame.id,
  });
  const run = async (expression) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    assert.equal(exceptionDetails, undefined);
    return result.value;
  };
  await run(AXE);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await run(
    `axe.run(document, { runOnly: ${JSON.stringify(tags)} }).then(({ violations, passes }) => ({
      passes: passes.length,
      violations: violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target, failureSummary }) => target.join(' ') + ' ' + failureSummary).join(' | ')),
    }))`,
  );
  await session.detach();
  assert.deepEqual(found.violations, [], what);
  assert.ok(found.passes > 10, `${what}: axe has looked at something`);
}

/** The solution of a small or easy puzzle, by trying: the tests trust no engine. */
export function solution(puzzle) {
  const size = Math.sqrt(puzzle.length);
  const box = Math.sqrt(size);
  const cells = [...puzzle].map((symbol) => (symbol === '.' ? 0 : Number(symbol)));
  const fits = (cell, digit) =>
    cells.every(
      (other, at) =>
        other !== digit ||
        at === cell ||
        (at % size !== cell % size &&
          Math.floor(at / size) !== Math.floor(cell / size) &&
          !(Math.floor(at / size / box) === Math.floor(cell / size / box) && Math.floor((at % size) / box) === Math.floor((cell % size) / box))),
    );
  const fill = () => {
    const open = cells
      .flatMap((digit, cell) => (digit === 0 ? [{ cell, digits: Array.from({ length: size }, (_, d) => d + 1).filter((d) => fits(cell, d)) }] : []))
      .sort((a, b) => a.digits.length - b.digits.length)[0];
    if (!open) return true;
    for (const digit of open.digits) {
      cells[open.cell] = digit;
      if (fill()) return true;
    }
    cells[open.cell] = 0;
    return false;
  };
  assert.ok(fill());
  return cells.join('');
}
