import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/stack/find-chromium';

// A test tagged @phone or @desktop runs at that size, a @both test at both sizes, and an untagged test at phone size.
// `npm run test:e2e:all` also runs untagged tests at both sizes.
const everywhere = process.env['BOLOBOARD_BROWSER_SIZES'] === 'all';

const launch = await chromiumLaunchOptions(process.env);

/**
 * Makes requests to other hosts fail. Playwright's `route` could also block them, but it turns off the browser's HTTP
 * cache.
 */
const ONLY_LOCAL = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One worker runs all tests, because the product and its emulators need the second CPU core. With two workers, the
  // tests waited for each other.
  workers: 1,
  retries: 0,
  // The timeouts are long enough for a busy machine, so a timeout means that the awaited event never happens.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // Blocks service workers, because their responses bypass `page.route`. Tests of the installed app allow them.
    serviceWorkers: 'block',
    launchOptions: { ...launch, args: [...(launch.args ?? []), ONLY_LOCAL] },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(everywhere ? { grepInvert: /@phone/ } : { grep: /@desktop|@both/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
