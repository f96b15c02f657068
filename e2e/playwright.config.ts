import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/stack/find-chromium';

// Tests tagged @phone or @desktop run at that size, @both tests at both sizes, and untagged tests at the size of a
// phone. `npm run test:e2e:all` runs untagged tests at both sizes, too.
const everywhere = process.env['BOLOBOARD_BROWSER_SIZES'] === 'all';

const launch = chromiumLaunch(process.env);

/** Makes requests to other hosts fail. Refusing them with `route` would turn the browser's HTTP cache off. */
const ONLY_LOCAL = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One worker, because the product and its emulators need the other core. With two workers, tests waited for each
  // other.
  workers: 1,
  retries: 0,
  // Long enough for a busy machine, so a timeout means that the awaited thing never happens.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // Blocked, because a worker would respond before `page.route`. Tests of the installed app allow it.
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
