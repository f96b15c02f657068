import { join, resolve } from 'node:path';

/** The checkout's root folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** What belongs to this machine and to no commit: tools, data, logs. */
export const LOCAL = join(ROOT, '.local');

/** The address that everything local listens on. */
export const HOST = '127.0.0.1';

/** The port of the Auth emulator that `npm start` runs: its well-known one. */
export const LOCAL_AUTH_PORT = 9099;

/** A `demo-` project: the emulators and SDKs refuse to reach a real one by it. */
export const PROJECT_ID = 'demo-boloboard';

export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const PLAYWRIGHT_CLI = join(ROOT, 'node_modules/@playwright/test/cli.js');
export const VITE_CLI = join(ROOT, 'node_modules/vite/bin/vite.js');
export const VITEST_CLI = join(ROOT, 'node_modules/vitest/vitest.mjs');
