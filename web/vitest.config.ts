import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../scripts/stack/find-chromium.ts';
import { BUSY_MACHINE_MS, SETUP_FILES, WHOLE_TEXTS } from '../scripts/test-run/vitest-settings.ts';
import { emulateColorScheme } from './test/emulate-color-scheme.ts';
import { renderBuiltPages, renderFirstPage } from './test/render-in-node.ts';
import { servePictures } from './test/serve-pictures.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The parts that only the admin dashboard uses. */
const CHAKRA_PARTS = [
  ...['collection', 'dialog', 'kbd', 'menu', 'pagination', 'portal', 'select', 'skeleton'],
  ...['stat', 'table', 'tabs', 'textarea'],
];

/** The component tests, which run in Chromium. */
export default defineConfig({
  test: {
    chaiConfig: WHOLE_TEXTS,
    projects: [
      {
        extends: fromHere('./vite.config.ts'),
        plugins: [servePictures()],
        resolve: { alias: { '@test': fromHere('./test') } },
        // Vite pre-bundles the packages of these files. Finding a package later would reload the
        // page.
        optimizeDeps: {
          entries: ['src/app/main.tsx', '{src,test}/**/*.component.test.tsx', 'test/*'],
          // Vite looks for no others if it has bundled some before, unless this list has changed.
          include: CHAKRA_PARTS.map((part) => `@chakra-ui/react/${part}`),
        },
        test: {
          name: 'component',
          root: fromHere('.'),
          setupFiles: [...SETUP_FILES, fromHere('./test/setup.ts')],
          include: ['{src,test}/**/*.component.test.tsx'],
          // These files share one loaded app. So they replace no module (`test/setup.ts` does), and restore what
          // they change.
          isolate: false,
          testTimeout: BUSY_MACHINE_MS,
          // A busy machine can be slow to draw a page, and to become idle.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await chromiumLaunch(process.env),
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
    ],
  },
});
