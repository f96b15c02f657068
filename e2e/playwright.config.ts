import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/stack/find-chromium';

// Tests tagged @phone or @desktop run at that size, @both tests at both sizes, and untagged tests at the size of a
// phone. `npm run test:e2e:all` runs untagged tests at both sizes, too.
const everywhere = process.env['BOLOBOARD_BROWSER_SIZES'] === 'all';

const launch = await chromiumLaunch(process.env);

/**
 * Makes requests to other hosts fail. Blocking them with Playwright's `route` would turn off the browser's HTTP cache.
 */
const ONLY_LOCAL = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Uses one worker, because the product and its emulators need the other CPU core. With two workers, tests had to wait
  // for each other.
  workers: 1,
  retries: 0,
  // This is long enough for a busy machine. So a timeout means that the awaited event never happens.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // Blocks service workers, because a worker would respond before `page.route`. Tests of the installed app allow
    // them.
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
