import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/stack/find-chromium';

// @phone and @desktop tests run at that size, @both tests at both, and untagged tests on the phone.
// `npm run test:e2e:all` also runs untagged tests at both sizes.
const everywhere = process.env['BOLOBOARD_BROWSER_SIZES'] === 'all';

const launch = chromiumLaunch(process.env);

/** Fails requests to other hosts. Refusing them with `route` would turn the browser's HTTP cache off. */
const ONLY_LOCAL = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // The product and its emulators need the other core. With two, tests waited for each other.
  workers: 1,
  retries: 0,
  // Long enough for a busy machine. A timeout then means that it never happens.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // Tests of the installed app allow it. A worker would answer before `page.route` in all others.
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
