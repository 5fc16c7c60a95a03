// Prints what was measured in pages, a line for each page.

import { THROTTLE } from './taps.mjs';

export function printTouches(touched) {
  console.log(`\nA touch at the table until its frame is painted, 1180x820, also ${THROTTLE} times slower:`);
  for (const [name, { plain, throttled }] of Object.entries(touched)) {
    for (const [how, at] of [['', plain], [' slower', throttled]]) {
      console.log(`${(name + how).padEnd(14)} median ${at.median_ms} ms, 95 % below ${at.p95_ms} ms, longest task ${at.longest_task_ms} ms; `
        + `each ${at.layouts} layouts, ${at.styles} style passes, ${at.script_ms} ms script, ${at.layout_ms} ms layout, ${at.style_ms} ms style`);
    }
  }
}
