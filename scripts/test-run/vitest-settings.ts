import { fileURLToPath } from 'node:url';

/** Other suites run at the same time. No test passes or fails by its time. */
export const BUSY_MACHINE_MS = 180_000;

/** The files that run before each test file of every suite. */
export const SETUP_FILES = ['fail-on-console-error', 'wait-longer'].map((name) =>
  fileURLToPath(new URL(`../stack/${name}.ts`, import.meta.url)),
);

/** Shows whole paths and texts in the summary of `npm test`. */
export const WHOLE_TEXTS = { truncateThreshold: 1000 };
