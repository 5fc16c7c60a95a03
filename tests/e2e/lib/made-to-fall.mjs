// Tests that fall so many times, for tries.test.mjs.

import assert from 'node:assert/strict';
import { test } from './page.mjs';

for (const falls of [0, 2, 3]) {
  test(`one made to fall ${falls} times`, async ({ open }, info) => {
    const { page } = await open();
    await page.evaluate(() => console.log('the table is laid'));
    const left = falls - info.retry - 1;
    assert.ok(left < 0, `falls left: ${left}`);
  });
}
