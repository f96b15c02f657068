import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The folder of tools, data and logs that are not committed. */
export const LOCAL_FOLDER = join(ROOT, '.local');

export const HOST = '127.0.0.1';

export const LOCAL_FIRESTORE_PORT = 8080;
export const LOCAL_AUTH_PORT = 9099;
export const LOCAL_STRIPE_PORT = 12111;

/** The project of the local stack. With a `demo-` project, emulators and SDKs never connect to real services. */
export const PROJECT_ID = 'demo-boloboard';

export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const PLAYWRIGHT_CLI = join(ROOT, 'node_modules/@playwright/test/cli.js');
export const VITE_CLI = join(ROOT, 'node_modules/vite/bin/vite.js');
export const VITEST_CLI = join(ROOT, 'node_modules/vitest/vitest.mjs');
