import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/stack/find-chromium.ts';
import {
  BUSY_MACHINE_TEST_TIMEOUT_MS,
  SETUP_FILES,
  VITEST_CHAI_CONFIG,
} from '../scripts/test-run/vitest-settings.ts';
import { emulateColorScheme } from './test/emulate-color-scheme.ts';
import { moveMouseOffPage } from './test/move-mouse-off-page.ts';
import { renderBuiltPages, renderFirstPage } from './test/render-in-node.ts';
import { servePictures } from './test/serve-pictures.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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

/** The component tests, which run in Chromium. */
export default defineConfig({
  test: {
    chaiConfig: VITEST_CHAI_CONFIG,
    projects: [
      {
        extends: fromHere('./vite.config.ts'),
        plugins: [servePictures()],
        resolve: { alias: { '@test': fromHere('./test') } },
        // Vite pre-bundles the packages that these files import. If it found a package only during a test, it would
        // reload the page.
        optimizeDeps: {
          entries: ['src/app/main.tsx', '{src,test}/**/*.component.test.tsx', 'test/*'],
          // Lists Chakra's packages here, because Vite does not find new packages by itself once it has bundled some in
          // an earlier run.
          include: CHAKRA_PARTS.map((part) => `@chakra-ui/react/${part}`),
        },
        test: {
          name: 'component',
          root: fromHere('.'),
          setupFiles: [...SETUP_FILES, fromHere('./test/setup.ts')],
          include: ['{src,test}/**/*.component.test.tsx'],
          // The test files share one loaded app. Each test must therefore restore what it changes, and no test may
          // replace a module. Only `test/setup.ts` replaces modules.
          isolate: false,
          testTimeout: BUSY_MACHINE_TEST_TIMEOUT_MS,
          // Waits up to 30 seconds, because a busy machine can be slow to draw a page and to become idle.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await chromiumLaunchOptions(process.env),
              // Prevents tests from measuring colors and positions during a transition.
              contextOptions: { reducedMotion: 'reduce' },
              // Without this limit, a click on a control that never appears would wait until the test times out.
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
            locators: { exact: false },
            commands: { emulateColorScheme, moveMouseOffPage, renderBuiltPages, renderFirstPage },
          },
        },
      },
    ],
  },
});
