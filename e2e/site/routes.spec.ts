import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { expectSameLayoutInFallbackFont } from '../support/display-font';
import { mockItemPictures } from '../support/items';
import { ROLES, type Role, signInAs } from '../support/roles';
import type { Route } from '../support/routes/route';
import {
  routesWithNewScreenFor,
  openRoute,
  routesWithDistinctScreenFor,
} from '../support/routes/routes';

/** Collects requests without a response, and error responses. */
function collectFailures(page: Page, role: Role): string[] {
  const failures: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    // This call returns 401 to a visitor, which tells the app that nobody is signed in.
    const isVisitor = role === 'visitor' && path === '/api/auth/user';
    // The members of this test have no ruling, so the call for it returns 404.
    const hasNoRuling = response.status() === 404 && path.startsWith('/api/appeals/');
    const isNoPage = response.status() === 404 && path === '/no/such/page';
    if (response.status() >= 400 && !isVisitor && !hasNoRuling && !isNoPage)
      failures.push(`${path}: ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts requests when it leaves the page.
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  return failures;
}

/** The texts of the links in the header for each role, including the links in the closed account menu. */
const HEADER: Readonly<Record<Role, readonly string[]>> = {
  visitor: ['Sign In', 'JoinSign Up'],
  free: ['Upgrade', 'My Profile', 'Dashboard', 'Favorites', 'Settings'],
  premium: ['My Profile', 'Dashboard', 'Favorites', 'Settings'],
  admin: ['Upgrade', 'My Profile', 'Dashboard', 'Favorites', 'Settings', 'Admin'],
};

async function expectHeader(page: Page, role: Role): Promise<void> {
  // Leaves out the bell, because it is a link only on the notifications page and a button on all other pages.
  const links = page.getByRole('banner').locator('nav a:not([href="/notifications"])');
  // Removes duplicates, because the header of a wide screen repeats some links of the menu.
  const names = async () => [
    ...new Set(await links.evaluateAll((all) => all.map((it) => it.ariaLabel ?? it.textContent))),
  ];
  await expect.poll(names, 'links in the header').toEqual(HEADER[role]);
}

async function check(page: Page, route: Route, role: Role): Promise<void> {
  const opened = await openRoute(page, route);
  const { title, h1, parts, url = opened } = route.shows[role];
  await expect(page).toHaveURL(url);
  const heading = page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(h1);
  await expect(page).toHaveTitle(title === null ? 'BoloBoard' : `${title} · BoloBoard`);
  for (const part of parts?.(page) ?? []) await expect(part.first()).toBeVisible();
  await expectHeader(page, role);
}

/** The roles whose screens differ most. Only their routes are checked at both screen sizes and with axe. */
const LOOKED_AT_CLOSELY: readonly Role[] = ['visitor', 'free'];

for (const role of ROLES) {
  const isClose = LOOKED_AT_CLOSELY.includes(role);
  const checkedWithAxe = isClose ? routesWithDistinctScreenFor(role) : [];
  const title = `the routes show what the route table says${isClose ? ', without accessibility violations' : ''}: ${role}`;
  test(title, { tag: isClose ? '@both' : [] }, async ({ page }) => {
    // This test opens up to 19 pages, so it is slow.
    test.slow();
    await signInAs(page, role);
    await mockItemPictures(page);
    const failures = collectFailures(page, role);
    const codeForAdmins: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('admin-dashboard')) codeForAdmins.push(request.url());
    });
    for (const route of routesWithNewScreenFor(role))
      await test.step(route.route, async () => {
        await check(page, route, role);
        if (isClose) await expectSameLayoutInFallbackFont(page);
        if (checkedWithAxe.includes(route)) await expectNoAxeViolationsInBothSchemes(page);
        expect(failures.splice(0), 'failed requests').toEqual([]);
      });
    await test.step('only admins load the code for admins', () => {
      expect(codeForAdmins.length > 0).toBe(role === 'admin');
    });
  });
}

test("the page /login shows 'Redirecting to login...' while the browser opens /api/login", async ({
  page,
}) => {
  // The faked response does not redirect, so the browser stays on the page.
  await page.route('**/api/login*', (route) => route.fulfill({ status: 204 }));
  const opened = page.waitForRequest('**/api/login?next=%2Fabout');
  // Does not wait for the `load` event, because Chromium does not fire it if the app leaves the page earlier.
  await page.goto('/login?next=%2Fabout', { waitUntil: 'commit' });
  await opened;
  await expect(page.getByText('Redirecting to login...')).toBeVisible();
});
