// Time that the strongest computer player needs for a decision of Princes, in a real page.

import assert from 'node:assert/strict';
import { pageTest } from '../lib/page.mjs';
import { SWIFT, beginPrinces, play } from './lib.mjs';

/** Runs before the page's own scripts: records the times of each request and its reply. */
function timeQuestions() {
  const thoughts = [];
  const asked = new Map();
  Object.defineProperty(window, 'thoughts', { value: thoughts });
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const { number } = data?.Turn ?? {};
        if (!asked.has(number)) return;
        thoughts.push(performance.now() - asked.get(number));
        asked.delete(number);
      });
    }

    postMessage(message, ...rest) {
      if (message?.task?.Turn) asked.set(message.number, performance.now());
      super.postMessage(message, ...rest);
    }
  };
}

for (const mode of [undefined, 'Duel']) {
  const game = mode ?? 'the introductory game';
  pageTest(`the hard level decides within two seconds: ${game}`, { width: 1180, height: 820, storage: SWIFT, timeout: 300_000, before: timeQuestions }, async ({ page }) => {
    await beginPrinces(page, { mode, names: ['Anna', 'Odette'], computers: [null, 'hard'] });
    await play(page, { stop: (seen) => /Turn ([6-9]|[1-9]\d)\b/.test(seen.turn) && /build, trade/.test(seen.title) });
    const thoughts = (await page.evaluate(() => window.thoughts)).map(Math.round).sort((one, other) => one - other);
    assert.ok(thoughts.length >= 4, `${thoughts}`);
    console.log(`${game}, ${thoughts.length} decisions: median ${thoughts[thoughts.length >> 1]} ms, longest ${thoughts.at(-1)} ms`);
    // The longest one on a busy machine says more about the machine.
    assert.ok(thoughts[thoughts.length >> 1] < 2_000, `${thoughts}`);
  });
}
