/**
 * Takes pictures of every screen of the running product (`npm start`) in each appearance, and writes one sheet of
 * pictures for each screen and role: `npm run screens -- FOLDER`. `--only dashboard` and `--as free` choose screens and
 * roles, and both options can be given several times. Prints which screens are wider than the window, and which could
 * not be opened.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type DemoPaths, demoPaths } from './phone/demo-paths';
import { parseRoles } from './phone/measure-options';
import { ROLE_ACCOUNT_EMAILS, ROLES, type Role } from './phone/measured-pages';
import { signedInOptions } from './phone/phone';
import {
  withTimeLimit,
  takeScrolledPictures,
  waitForContent,
  overflowWidth,
} from './screens/capture';
import { drawSheet, rowsOfFour } from './screens/draw-sheet';
import { appearanceName, APPEARANCES, type Appearance } from './screens/appearances';
import type { Screen } from './screens/screen';
import { SCREENS } from './screens/screens';
import { Problem } from './lib/problem';
import { runCommand } from './stack/run-command';
import { withChromium } from './stack/with-chromium';

const ORIGIN = process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000';

/**
 * Opens a screen and returns its picture. Returns several pictures if the screen is long. Calls `report` with each
 * fault that it finds.
 */
async function capture(
  page: Page,
  { open, isLong = false }: Screen,
  demo: DemoPaths,
  report: (fault: string) => void,
): Promise<Buffer[]> {
  try {
    await withTimeLimit(open(page, demo));
    await withTimeLimit(waitForContent(page));
    const over = await withTimeLimit(overflowWidth(page));
    if (over > 0) report(`${over} px too wide`);
    if (isLong) return await takeScrolledPictures(page);
  } catch (error) {
    report(String(error).split('\n')[0] ?? '');
  }
  return [await page.screenshot()];
}

const contextOf = ({ width, height, colorScheme }: Appearance): BrowserContextOptions => ({
  viewport: { width, height },
  colorScheme,
  isMobile: width < 500,
  hasTouch: width < 1000,
  // Blocks the service worker. It would show the page from its cache as the page was in the previous appearance.
  serviceWorkers: 'block',
});

/**
 * Returns a browser context for each appearance. The member with the email address `email` is signed in. Without
 * `email`, nobody is signed in.
 */
async function openAppearances(browser: Browser, email?: string) {
  const visitor = { baseURL: ORIGIN };
  const options = email === undefined ? visitor : await signedInOptions(browser, visitor, email);
  const contexts: (readonly [Appearance, BrowserContext])[] = [];
  for (const appearance of APPEARANCES) {
    const context = await browser.newContext({ ...options, ...contextOf(appearance) });
    context.setDefaultTimeout(15_000);
    await context.addInitScript((percent) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`;
      });
    }, appearance.text);
    contexts.push([appearance, context]);
  }
  return {
    contexts,
    close: () => Promise.all(contexts.map(([, context]) => context.close())),
  };
}

type OpenedAppearances = Awaited<ReturnType<typeof openAppearances>>;

interface Shown {
  readonly role: Role;
  readonly screen: Screen;
}

/** Returns one picture that shows a screen in all appearances. */
async function sheetOf(
  { role, screen }: Shown,
  { contexts }: OpenedAppearances,
  demo: DemoPaths,
): Promise<Buffer> {
  const rowOf = async ([appearance, context]: OpenedAppearances['contexts'][number]) => {
    const page = await context.newPage();
    const report = (fault: string) =>
      console.log(`${screen.name} as ${role}, ${appearanceName(appearance)}: ${fault}`);
    const row = await capture(page, screen, demo, report);
    await page.close();
    return row;
  };
  const rows: Buffer[][] = [];
  // Opens two pages at the same time, because the CPU is idle while a page waits.
  for (let at = 0; at < contexts.length; at += 2)
    rows.push(...(await Promise.all(contexts.slice(at, at + 2).map(rowOf))));
  return drawSheet(screen.isLong === true ? rows : rowsOfFour(rows.flat()));
}

const emailOf = (role: Role, { email }: Screen): string | undefined =>
  email ?? (role === 'visitor' ? undefined : ROLE_ACCOUNT_EMAILS[role]);

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
  const demo = await demoPaths(ORIGIN);
  const roles = values.as.length === 0 ? ROLES : parseRoles(values.as);
  const wanted = SCREENS.filter(({ name }) => !values.only.length || values.only.includes(name));
  const shown = roles.flatMap((role) =>
    wanted
      .filter((screen) => screen.roles.includes(role))
      .map((screen) => ({ role, screen, email: emailOf(role, screen) })),
  );
  if (shown.length === 0) throw new Problem('No screen has these names and roles.');
  await withChromium(async (browser) => {
    for (const member of new Set(shown.map(({ email }) => email))) {
      const appearances = await openAppearances(browser, member);
      for (const { role, screen } of shown.filter(({ email }) => email === member)) {
        const path = join(folder, `${screen.name}-${role}.jpg`);
        writeFileSync(path, await sheetOf({ role, screen }, appearances, demo));
        console.log(path);
      }
      await appearances.close();
    }
  });
  return 0;
});
