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

/** The parts that only the admin dashboard uses. */
const CHAKRA_PARTS = [
  ...['collection', 'dialog', 'kbd', 'menu', 'pagination', 'portal', 'select', 'skeleton'],
  ...['stat', 'table', 'tabs', 'textarea'],
];

/** Other suites run at the same time. No test passes or fails by its time. */
const BUSY_MACHINE_MS = 180_000;
/** Suites in the background have a tenth of the priority of the others. */
const BACKGROUND_MS = 600_000;

const unitTests = { setupFiles, testTimeout: BACKGROUND_MS, hookTimeout: BACKGROUND_MS };

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

export default defineConfig({
  test: {
    // Shows whole paths and texts in the summary of `npm test`.
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
          // These files share one process, because loading the modules for each took most of the time. So they restore
          // what they fake.
          isolate: false,
        },
      },
      {
        extends: './web/vite.config.ts',
        plugins: [servePictures()],
        resolve: { alias: { '@test': fromHere('./web/test') } },
        // Vite pre-bundles the packages of these files. Finding a package later would reload the
        // page.
        optimizeDeps: {
          entries: ['src/app/main.tsx', '{src,test}/**/*.component.test.tsx', 'test/*'],
          // Vite looks for no others if it has bundled some before, unless this list has changed.
          include: CHAKRA_PARTS.map((part) => `@chakra-ui/react/${part}`),
        },
        test: {
          name: 'component',
          root: fromHere('./web'),
          setupFiles: [...setupFiles, fromHere('./web/test/setup.ts')],
          include: ['{src,test}/**/*.component.test.tsx'],
          // These files share one loaded app. So they replace no module (`web/test/setup.ts` does), and restore what
          // they change.
          isolate: false,
          testTimeout: BUSY_MACHINE_MS,
          // A busy machine can be slow to draw a page, and to become idle.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromiumLaunch(process.env),
              // Prevents tests from measuring colors and positions during a transition.
              contextOptions: { reducedMotion: 'reduce' },
              // A click on a control that never comes would use up the whole time of its test.
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
          // Loads the product, Firebase's packages and the engine's client once.
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
          // Loads the product and Firebase's packages once.
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
          // One file at a time, because all of them share the limits of one IP address.
          fileParallelism: false,
          // Loads the product and Firebase's packages once.
          isolate: false,
        },
      },
    ],
  },
});
