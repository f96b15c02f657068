import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { emulateColorScheme } from './web/test/emulate-color-scheme.ts';
import { renderBuiltPages, renderFirstPage } from './web/test/render-in-node.ts';
import { servePictures } from './web/test/serve-pictures.ts';
import { chromiumLaunch } from './scripts/stack/find-chromium.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const alias = { '@contract': fromHere('./contract'), '@': fromHere('./web/src') };
const setupFiles = ['fail-on-console-error', 'wait-longer'].map((name) =>
  fromHere(`./scripts/stack/${name}.ts`),
);

/** The components of Chakra that the app uses. Only the admin dashboard uses Chakra. */
const CHAKRA_PARTS = [
  'collection',
  'dialog',
  'kbd',
  'menu',
  'pagination',
  'portal',
  'select',
  'skeleton',
  'stat',
  'table',
  'tabs',
  'textarea',
];

/** The time limit of a test. It is high, because other suites run at the same time and make the machine slow. */
const BUSY_MACHINE_MS = 180_000;
/** The time limit of a test in a suite that runs at low priority, with about a tenth of the CPU time of other suites. */
const BACKGROUND_MS = 600_000;

const unitTests = { setupFiles, testTimeout: BACKGROUND_MS, hookTimeout: BACKGROUND_MS };

/** How often `expect.poll` asks the stack, in milliseconds. Every 50 ms, the default, would cost the emulators more time than it saves. */
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

export default defineConfig({
  test: {
    // Raises the limit at which Vitest truncates values, so that failures in the summary show whole paths and texts.
    chaiConfig: { truncateThreshold: 1000 },
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
        extends: './web/vite.config.ts',
        plugins: [servePictures()],
        resolve: { alias: { '@test': fromHere('./web/test') } },
        // Vite pre-bundles the packages that these files import. If it found a package only during a test, it would
        // reload the page.
        optimizeDeps: {
          entries: ['src/app/main.tsx', '{src,test}/**/*.component.test.tsx', 'test/*'],
          // Names Chakra's packages, because Vite does not look for new packages if it has bundled some in an earlier run.
          include: CHAKRA_PARTS.map((part) => `@chakra-ui/react/${part}`),
        },
        test: {
          name: 'component',
          root: fromHere('./web'),
          setupFiles: [...setupFiles, fromHere('./web/test/setup.ts')],
          include: ['{src,test}/**/*.component.test.tsx'],
          // The files share one loaded app. Each test must therefore restore what it changes, and no test may replace
          // a module. Only `web/test/setup.ts` replaces modules.
          isolate: false,
          testTimeout: BUSY_MACHINE_MS,
          // Waits up to 30 seconds, because a busy machine can be slow to draw a page and to become idle.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromiumLaunch(process.env),
              // Prevents tests from measuring colors and positions during a transition.
              contextOptions: { reducedMotion: 'reduce' },
              // Without this limit, a click on a control that never appears would wait until the test times out.
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
            locators: { exact: false },
            commands: { emulateColorScheme, renderBuiltPages, renderFirstPage },
          },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'rules',
          setupFiles,
          include: ['functions/test/rules/**/*.test.ts'],
          testTimeout: BACKGROUND_MS,
          hookTimeout: BACKGROUND_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'elasticsearch',
          setupFiles,
          include: ['functions/test/elasticsearch/**/*.test.ts'],
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          // Runs all files in one process, so that the product, Firebase's packages and the engine's client load once.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'readings',
          setupFiles,
          include: ['functions/test/readings/**/*.test.ts'],
          testTimeout: BACKGROUND_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          setupFiles: [...setupFiles, fromHere('./functions/test/api/support/own-address.ts')],
          include: ['functions/test/api/**/*.test.ts'],
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          expect: { poll: STACK_POLL },
          // Runs all files in one process, so that the product and Firebase's packages load once.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'attack',
          setupFiles: [...setupFiles, fromHere('./functions/test/api/support/own-address.ts')],
          include: ['functions/test/attack/**/*.test.ts'],
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
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
