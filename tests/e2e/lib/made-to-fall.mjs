// Tests that fall as often as FALLS says, for tries.test.mjs.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { afterFall, retried } from './tries.mjs';

const browser = { open: false, opened: 0 };
afterFall({
  picture: async (file) => writeFileSync(file, `browser ${browser.opened}`),
  close: async () => { browser.open = false; },
});

let left = Number(process.env.FALLS);
retried('one made to fall', async () => {
  if (!browser.open) browser.opened += 1;
  browser.open = true;
  left -= 1;
  assert.ok(left < 0, `falls left: ${left}`);
});
