import { fileURLToPath } from 'node:url';

/** The time limit of a test. It is high, because other suites run at the same time and make the machine slow. */
export const BUSY_MACHINE_MS = 180_000;

/** The files that run before each test file of every suite. */
export const SETUP_FILES = ['fail-on-console-error', 'wait-longer'].map((name) =>
  fileURLToPath(new URL(`../stack/${name}.ts`, import.meta.url)),
);

/** Raises the limit at which Vitest truncates values, so that failures in the summary show whole paths and texts. */
export const WHOLE_TEXTS = { truncateThreshold: 1000 };
