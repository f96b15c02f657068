/// <reference lib="dom" />
/**
 * Takes pictures of every screen of the running product (`npm start`) in each look, into one sheet per screen and role:
 * `npm run screens -- FOLDER`. `--only dashboard` and `--as free` take some of them, both repeatable. Prints the screens that are
 * wider than the window, and those that could not be opened.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { withTimeout } from '../functions/src/lib/with-timeout';
import { type DemoAddresses, demoAddresses } from './phone/demo-addresses';
import { rolesIn } from './phone/measure-options';
import { ACCOUNTS, ROLES, type Role } from './phone/measured-pages';
import { signedIn } from './phone/phone';
import { drawSheet } from './screens/draw-sheet';
import { lookName, LOOKS, type Look } from './screens/looks';
import { type Screen, SCREENS } from './screens/screens';
import { Problem } from './stack/problem';
import { runCommand } from './stack/run-command';
import { withChromium } from './stack/with-chromium';

const ORIGIN = process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000';
const SETTLE_MS = 5000;
/** Charts and dialogs are drawn after their data. */
const PAINT_MS = 500;
/** Limits each step, because `evaluate` may never resolve while a page navigates. */
const READY_MS = 20_000;

/**
 * Waits until fonts, pictures and data are there. A page that keeps loading is taken as it is. Does not wait for an idle network, because
 * the listener for notifications keeps a request open.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const isComplete = (): boolean =>
    document.querySelector('[aria-busy="true"], [data-testid$="skeleton"]') === null &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  await page.waitForFunction(isComplete, null, { timeout: SETTLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(PAINT_MS);
}

/** Returns by how much the page is wider than the screen. A phone's `innerWidth` grows with the page. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

const inTime = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, READY_MS, () => new Error(`Not ready after ${READY_MS} ms`));

async function picture(page: Page, screen: Screen, demo: DemoAddresses, look: Look, role: Role) {
  try {
    await inTime(screen.open(page, demo));
    await inTime(settled(page));
    const over = await inTime(tooWide(page));
    if (over > 0) console.log(`${screen.name} (${role}), ${lookName(look)}: ${over} px too wide`);
  } catch (error) {
    console.log(`${screen.name} (${role}), ${lookName(look)}: ${String(error).split('\n')[0]}`);
  }
  return page.screenshot();
}

const contextOf = ({ width, height, colorScheme }: Look): BrowserContextOptions => ({
  viewport: { width, height },
  colorScheme,
  isMobile: width < 500,
  hasTouch: width < 1000,
  // Its cache would show the page of the look before.
  serviceWorkers: 'block',
});

/** Takes the screens of a role in one look. Adds the pictures to the sheets. */
async function take(
  browser: Browser,
  options: BrowserContextOptions,
  screens: readonly Screen[],
  demo: DemoAddresses,
  [role, look]: readonly [Role, Look],
  sheets: Map<string, Buffer[]>,
): Promise<void> {
  const context = await browser.newContext({ ...options, ...contextOf(look) });
  context.setDefaultTimeout(15_000);
  await context.addInitScript((percent) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${percent}%`;
    });
  }, look.text);
  for (const screen of screens) {
    const page = await context.newPage();
    const name = `${screen.name}-${role}`;
    sheets.set(name, [...(sheets.get(name) ?? []), await picture(page, screen, demo, look, role)]);
    await page.close();
  }
  await context.close();
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      as: { type: 'string', multiple: true, default: [] },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Problem('Name a folder: npm run screens -- FOLDER');
  mkdirSync(folder, { recursive: true });
  const demo = await demoAddresses(ORIGIN);
  const roles = values.as.length === 0 ? ROLES : rolesIn(values.as);
  await withChromium(async (browser) => {
    for (const role of roles) {
      const screens = SCREENS.filter(
        (screen) =>
          screen.roles.includes(role) &&
          (values.only.length === 0 || values.only.includes(screen.name)),
      );
      if (screens.length === 0) continue;
      const visitor = { baseURL: ORIGIN };
      const options =
        role === 'visitor' ? visitor : await signedIn(browser, visitor, ACCOUNTS[role]);
      const sheets = new Map<string, Buffer[]>();
      for (const look of LOOKS) await take(browser, options, screens, demo, [role, look], sheets);
      for (const [name, pictures] of sheets) {
        const path = join(folder, `${name}.jpg`);
        writeFileSync(path, await drawSheet(pictures));
        console.log(path);
      }
    }
  });
  return 0;
});
