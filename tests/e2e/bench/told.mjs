// Prints what was measured in pages, a line for each page.

import { THROTTLE } from './taps.mjs';

export function printTouches(touched) {
  console.log(`\nA touch at the table until its frame is painted, 1180x820, also ${THROTTLE} times slower:`);
  for (const [name, { plain, throttled }] of Object.entries(touched)) {
    for (const [how, at] of [['', plain], [' slower', throttled]]) {
      console.log(`${(name + how).padEnd(14)} median ${at.median_ms} ms, 95 % below ${at.p95_ms} ms, longest task ${at.longest_task_ms} ms; `
        + `by kind ${Object.entries(at.mean_ms_by_kind).map(([kind, mean]) => `${kind} ${mean}`).join(', ')} ms; `
        + `each ${at.layouts} layouts, ${at.styles} style passes, ${at.script_ms} ms script, ${at.layout_ms} ms layout, ${at.style_ms} ms style`);
    }
  }
}

/** Titles and units of `pace`'s figures. */
const PACE = {
  frames_thinking: ['Gaps between frames while hard thinks at Burgundy\'s table', 'gaps'],
  frames_idle: ['Gaps between frames while nobody thinks', 'gaps'],
  tasks: ['Tasks of the main thread while hard thinks, in ms of the processor', 'tasks'],
  decisions_introductory: ['Decisions of hard in the first turns of Princes, the introductory game', 'decisions'],
  decisions_duel: ['Decisions of hard in the first turns of Princes, a Duel', 'decisions'],
  damaged_files: ['The longest pause of the page while a damaged file is dropped', 'files'],
};

export function printPace(paced) {
  for (const [what, [title, unit]] of Object.entries(PACE)) {
    console.log(`\n${title}:`);
    for (const [name, { [what]: at }] of Object.entries(paced)) {
      console.log(`${name.padEnd(14)} ${at.number} ${unit}, median ${at.median_ms} ms, 99 % below ${at.p99_ms} ms, longest ${at.longest_ms} ms`);
    }
  }
}
