// A reporter of Node's test runner that lists the tests that fell, one in a line: file, tab, name.

import { basename } from 'node:path';

export default async function* fallen(events) {
  for await (const { type, data } of events) {
    // A file with a test that fell falls too, as a test without a place of its own.
    const isFile = data.name && data.file && data.name.endsWith(basename(data.file));
    if (type === 'test:fail' && !isFile) yield `${basename(data.file ?? '')}\t${data.name}\n`;
  }
}
