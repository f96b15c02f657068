import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import {
  BUSY_MACHINE_TEST_TIMEOUT_MS,
  SETUP_FILES,
  VITEST_CHAI_CONFIG,
} from './scripts/test-run/vitest-settings.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const alias = { '@contract': fromHere('./contract'), '@': fromHere('./web/src') };

/**
 * The time limit in milliseconds of a test in a suite that runs at low priority, with about a tenth of the CPU time of
 * other suites.
 */
const BACKGROUND_MS = 600_000;

const unitTests = {
  setupFiles: SETUP_FILES,
  testTimeout: BACKGROUND_MS,
  hookTimeout: BACKGROUND_MS,
};

/**
 * The interval in milliseconds at which `expect.poll` asks the stack. With the default interval of 50 ms, the polling
 * would slow down the emulators so much that the tests would take longer.
 */
const STACK_POLL = { interval: 150 };

const UNIT_FOLDERS = ['contract', 'functions/src', 'scripts', 'tools', 'web/build', 'web/src'];
const IS_UNIT_TEST = /(?<!\.component)\.test\.tsx?$/;
/** Matches code of test files that must run in isolation, because they replace modules or use a fake IndexedDB. */
const NEEDS_ISOLATION = /\bvi\.(mock|doMock|resetModules)\(|fake-indexeddb/;

const isolatedTests = UNIT_FOLDERS.flatMap((folder) =>
  readdirSync(fromHere(`./${folder}`), { encoding: 'utf8', recursive: true })
    .filter((path) => IS_UNIT_TEST.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .filter((path) => NEEDS_ISOLATION.test(readFileSync(fromHere(`./${path}`), 'utf8'))),
);

/**
 * The suites that run in Node. Component tests have a separate configuration, `web/vitest.config.ts`, so that these
 * suites do not spend 2 s on loading Vite's plugins and Playwright.
 */
export default defineConfig({
  test: {
    chaiConfig: VITEST_CHAI_CONFIG,
    projects: [
      {
        resolve: { alias },
        test: { ...unitTests, name: 'unit', include: isolatedTests },
      },
      {
        resolve: { alias },
        test: {
          ...unitTests,
          name: 'unit-shared',
          include: [`{${UNIT_FOLDERS.join(',')}}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.component.test.tsx', '**/node_modules/**', ...isolatedTests],
          // The files run in one process, because loading all modules for each file took most of the time. Each test
          // must therefore restore what it fakes.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'rules',
          setupFiles: SETUP_FILES,
          include: ['functions/test/rules/**/*.test.ts'],
          testTimeout: BACKGROUND_MS,
          hookTimeout: BACKGROUND_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'elasticsearch',
          setupFiles: SETUP_FILES,
          include: ['functions/test/elasticsearch/**/*.test.ts'],
          testTimeout: BUSY_MACHINE_TEST_TIMEOUT_MS,
          hookTimeout: BUSY_MACHINE_TEST_TIMEOUT_MS,
          // Runs all files in one process, so that the product, Firebase's packages and the engine's client load once.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'readings',
          setupFiles: SETUP_FILES,
          include: ['functions/test/readings/**/*.test.ts'],
          testTimeout: BACKGROUND_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          setupFiles: [...SETUP_FILES, fromHere('./functions/test/api/support/own-address.ts')],
          include: ['functions/test/api/**/*.test.ts'],
          testTimeout: BUSY_MACHINE_TEST_TIMEOUT_MS,
          hookTimeout: BUSY_MACHINE_TEST_TIMEOUT_MS,
          expect: { poll: STACK_POLL },
          // Runs all files in one process, so that the product and Firebase's packages load once.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'attack',
          setupFiles: [...SETUP_FILES, fromHere('./functions/test/api/support/own-address.ts')],
          include: ['functions/test/attack/**/*.test.ts'],
          testTimeout: BUSY_MACHINE_TEST_TIMEOUT_MS,
          hookTimeout: BUSY_MACHINE_TEST_TIMEOUT_MS,
          expect: { poll: STACK_POLL },
          // Runs one file at a time, because all files share the rate limits of one IP address.
          fileParallelism: false,
          // Runs all files in one process, so that the product and Firebase's packages load once.
          isolate: false,
        },
      },
    ],
  },
});
