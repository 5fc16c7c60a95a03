// `compress.mjs <folder>`: writes a .br and a .gz beside each file that gets smaller, for hosts that send such files,
// and prints the size of a visitor's download.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const KINDS = /\.(html|m?js|css|wasm|json|svg|ftl|txt|webmanifest|xml)$/;
const folder = process.argv[2];

async function pack(name) {
  const plain = readFileSync(name);
  const file = { name: relative(folder, name).replaceAll('\\', '/'), plain: plain.length, sent: plain.length };
  if (!KINDS.test(name)) return file;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }; // else as small as can be, with a window of 4 MB
  const packed = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain, { level: 9 })]);
  for (const [at, kind] of ['br', 'gz'].entries()) {
    if (packed[at].length < plain.length) writeFileSync(`${name}.${kind}`, packed[at]);
  }
  return { ...file, sent: Math.min(packed[0].length, plain.length) };
}

const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const files = await Promise.all(names.map(pack));
const line = ({ plain, sent, name }) =>
  console.error([plain, sent].map((bytes) => (bytes / 1000).toFixed(1).padStart(10)).join(' ') + `  ${name}`);
console.error(`${'kB'.padStart(10)} ${'brotli'.padStart(10)}`);
files.sort((a, b) => b.sent - a.sent).filter(({ sent }) => sent >= 1000).forEach(line);
const sum = (what) => files.reduce((all, file) => all + file[what], 0);
line({ plain: sum('plain'), sent: sum('sent'), name: `all ${files.length} files` });
