import { fileURLToPath } from 'node:url';

/**
 * The time limit of each test in milliseconds. It is high, because other suites run at the same time and make the
 * machine slow.
 */
export const BUSY_MACHINE_TEST_TIMEOUT_MS = 180_000;

/** The setup files of every suite, which run before each test file. */
export const SETUP_FILES = ['fail-on-console-error', 'wait-longer'].map((name) =>
  fileURLToPath(new URL(`../stack/${name}.ts`, import.meta.url)),
);

/**
 * Raises the length at which Vitest shortens values in messages, so that failures in the summary show whole paths and
 * texts.
 */
export const VITEST_CHAI_CONFIG = { truncateThreshold: 1000 };
