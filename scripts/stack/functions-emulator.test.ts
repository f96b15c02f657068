import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { mightExportTriggers } from './functions-emulator';

const mayExport = (source: string): Promise<boolean> =>
  withTemporaryFolder(join(tmpdir(), 'boloboard-bundle-'), (folder) => {
    const bundle = join(folder, 'index.js');
    writeFileSync(bundle, source);
    return Promise.resolve(mightExportTriggers(bundle));
  });

test.each([
  'import { onRequest } from "firebase-functions/https";\nimport { onSchedule } from "firebase-functions/scheduler";',
  'import { defineString } from "firebase-functions/params";\nimport x from "firebase-functions-x";',
  '',
])('mightExportTriggers returns false for a bundle with the code %j', async (source) => {
  expect(await mayExport(source)).toBe(false);
});

test.each([
  'import { onRequest } from "firebase-functions/https";\nimport { onDocumentCreated } from "firebase-functions/firestore";',
  'const define = require2("firebase-functions/firestore").onDocumentCreated;',
  'import * as v1 from "firebase-functions/v1";',
  'import { auth } from "firebase-functions/v1/auth";',
  'import { https, firestore } from "firebase-functions";',
])('mightExportTriggers returns true for a bundle with the code %j', async (source) => {
  expect(await mayExport(source)).toBe(true);
});
