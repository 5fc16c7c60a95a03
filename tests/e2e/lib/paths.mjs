// Folders of the end-to-end tests.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
/** Folder for screenshots and for the list of unsteady tests. */
export const SHOTS = process.env.PRINCIPALITY_OUTPUT ?? join(ROOT, 'test-output');
mkdirSync(SHOTS, { recursive: true });
