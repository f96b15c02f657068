import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BUSY_MACHINE_MS, SETUP_FILES, WHOLE_TEXTS } from './scripts/test-run/vitest-settings.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const alias = { '@contract': fromHere('./contract'), '@': fromHere('./web/src') };

/** Suites in the background have a tenth of the priority of the others. */
const BACKGROUND_MS = 600_000;

const unitTests = {
  setupFiles: SETUP_FILES,
  testTimeout: BACKGROUND_MS,
  hookTimeout: BACKGROUND_MS,
};

/** Tests of the stack mostly wait for triggers. Asking every 50 ms, the default, costs the emulators more time than it saves. */
const STACK_POLL = { interval: 150 };

const UNIT_FOLDERS = ['contract', 'functions/src', 'scripts', 'tools', 'web/build', 'web/src'];
const IS_UNIT_TEST = /(?<!\.component)\.test\.tsx?$/;
/** Test files that match are isolated, because they replace modules or use a fake IndexedDB. */
const NEEDS_ISOLATION = /\bvi\.(mock|doMock|resetModules)\(|fake-indexeddb/;

const isolatedTests = UNIT_FOLDERS.flatMap((folder) =>
  readdirSync(fromHere(`./${folder}`), { encoding: 'utf8', recursive: true })
    .filter((path) => IS_UNIT_TEST.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .filter((path) => NEEDS_ISOLATION.test(readFileSync(fromHere(`./${path}`), 'utf8'))),
);

/** The suites that run in Node. Component tests have `web/vitest.config.ts`, because loading Vite's plugins and Playwright takes 2 s. */
export default defineConfig({
  test: {
    chaiConfig: WHOLE_TEXTS,
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
          // These files share one process, because loading the modules for each took most of the time. So they restore
          // what they fake.
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
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          // Loads the product, Firebase's packages and the engine's client once.
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
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          expect: { poll: STACK_POLL },
          // Loads the product and Firebase's packages once.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'attack',
          setupFiles: [...SETUP_FILES, fromHere('./functions/test/api/support/own-address.ts')],
          include: ['functions/test/attack/**/*.test.ts'],
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          expect: { poll: STACK_POLL },
          // One file at a time, because all of them share the limits of one IP address.
          fileParallelism: false,
          // Loads the product and Firebase's packages once.
          isolate: false,
        },
      },
    ],
  },
});
