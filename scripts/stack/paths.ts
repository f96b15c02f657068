import { join, resolve } from 'node:path';

/** The checkout's root folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** What belongs to this machine and to no commit: tools, data, logs. */
export const LOCAL = join(ROOT, '.local');

/** The address that everything local listens on. */
export const HOST = '127.0.0.1';

/** A `demo-` project: the emulators and SDKs refuse to reach a real one by it. */
export const PROJECT_ID = 'demo-boloboard';
