import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/stack/find-chromium';

// @phone and @desktop tests run at that size, @both tests at both, and untagged tests on the phone.
// `npm run test:e2e:all` also runs untagged tests at both sizes.
const everywhere = process.env['BOLOBOARD_BROWSER_SIZES'] === 'all';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // The product and its emulators need the other core. With two, tests waited for each other.
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // Tests of the installed app allow it. A worker would answer before `page.route` in all others.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(process.env),
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
