import { join, resolve } from 'node:path';

/** The checkout's root folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** What belongs to this machine and to no commit: tools, data, logs. */
export const LOCAL = join(ROOT, '.local');

/** The address that everything local listens on. */
export const HOST = '127.0.0.1';

/** The ports of the emulators that `npm start` runs: their well-known ones. */
export const LOCAL_FIRESTORE_PORT = 8080;
export const LOCAL_AUTH_PORT = 9099;

/** A `demo-` project: the emulators and SDKs refuse to reach a real one by it. */
export const PROJECT_ID = 'demo-boloboard';

export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const PLAYWRIGHT_CLI = join(ROOT, 'node_modules/@playwright/test/cli.js');
export const VITE_CLI = join(ROOT, 'node_modules/vite/bin/vite.js');
export const VITEST_CLI = join(ROOT, 'node_modules/vitest/vitest.mjs');
