import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_PAGE_ROUTES } from '@contract/rules/first-page-routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { failedRequestPattern } from '../support/failed-request-pattern';
import { holdAllRequests } from '../support/hold';
import { MARKED_IN_HTML_SELECTOR, markElementInHtml } from '../support/mark-html';
import type { Route, Screen } from '../support/routes/route';
import { openRoute, ROUTES } from '../support/routes/routes';

const BUILT_PAGES = ROUTES.filter(({ route }) => !FIRST_PAGE_ROUTES.includes(route));

const SCRIPTS = join(import.meta.dirname, '../../web/dist/assets');

/**
 * Returns the screen that the route shows to a visitor. If the route redirects visitors, returns the screen that it
 * shows to an admin.
 */
const screenOf = ({ shows: { visitor, admin } }: Route): Screen =>
  visitor.url === undefined ? visitor : admin;

test.describe('built pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show their title, heading and footer', async ({ page }) => {
    for (const route of BUILT_PAGES)
      await test.step(route.route, async () => {
        const responded = page.waitForResponse((response) =>
          response.request().isNavigationRequest(),
        );
        await openRoute(page, route);
        expect((await responded).status()).toBe(route.route === '*' ? 404 : 200);
        // The page `/login` redirects to the login path of the server.
        if (route.route === '/login') return;
        // The page `/admin` has no title of its own until the app knows that the reader is an admin.
        const title = route.route === '/admin' ? 'Loading' : screenOf(route).title;
        await expect(page).toHaveTitle(`${title} · BoloBoard`);
        await expect(page.getByRole('main').locator('h1:visible')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeAttached();
      });
  });
});

const markedHeading = (page: Page) => page.locator(`h1${MARKED_IN_HTML_SELECTOR}`);

test('hydration keeps the HTML of a built page, for any query, hash and history entry', async ({
  page,
}) => {
  await markElementInHtml(page, 'h1');
  for (const url of [
    '/register?next=%2Fabout',
    '/Sign-In//',
    '/subscribe?from=%2Fdashboard&plan=yearly',
    '/no/such/page?q=owl',
    '/reset-password?token=unknown',
    '/privacy-policy#keeping',
  ])
    await test.step(url, async () => {
      await page.goto(url);
      await expect(markedHeading(page)).toBeVisible();
    });
  await expect(page.getByRole('heading', { name: 'How Long We Keep It' })).toBeInViewport();
  await page.evaluate(() => history.replaceState({ usr: { from: 'item' } }, ''));
  await page.reload();
  await expect(markedHeading(page)).toBeAttached();
  await page.goto('/register?next=%2Fabout');
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in here' });
  await expect(signIn).toHaveAttribute('href', '/login?next=%2Fabout');
});

test('a built page keeps what the reader has typed before the app has started', async ({
  page,
}) => {
  const release = await holdAllRequests(page, '**/assets/*.js');
  const open = () => page.goto('/sign-in?next=%2Fabout', { waitUntil: 'commit' });
  await test.step('the link to the registration keeps the query parameter `next`', async () => {
    await open();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register?next=%2Fabout');
  });
  await test.step('a form keeps and sends the typed text', async () => {
    await open();
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
    await email.fill('early@boloboard.test');
    await password.fill('typed-before');
    // Presses Enter before the app has started. If no script handled this, the browser would submit the form by itself
    // and leave the page.
    await password.press('Enter');
    const sent = page.waitForRequest(/accounts:signInWithPassword/);
    release();
    expect((await sent).postDataJSON()).toMatchObject({
      email: 'early@boloboard.test',
      password: 'typed-before',
    });
    await expect(email).toHaveValue('early@boloboard.test');
    await expect(page).toHaveURL('/sign-in?next=%2Fabout');
  });
});

test('a page of text stays readable if its script cannot be loaded', async ({ page, faults }) => {
  const code = '**/assets/static-page-*.js';
  faults.allow(failedRequestPattern(code, 'net::ERR_FAILED'));
  faults.allow(/Failed to fetch dynamically imported module: \S*\/assets\/static-page-/);
  // React logs this error because it cannot hydrate the page without its script.
  faults.allow(/Minified React error #422/);
  await page.route(code, (route) => route.abort());
  await page.goto('/terms-of-service');
  await expect(page.getByRole('alert')).toContainText('You can read this page');
  await expect(page).toHaveTitle('Terms of Service · BoloBoard');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'account settings' }).first()).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// This test imports every built script, because no other test would notice a built script that does not load: component
// tests load source files, and browser tests do not open all dialogs and tabs.
test('every script of the build loads', async ({ page }) => {
  const scripts = (await readdir(SCRIPTS)).filter((name) => name.endsWith('.js'));
  await page.goto('/about');
  const failures = await page.evaluate(async (names) => {
    const loaded = await Promise.allSettled(names.map((name) => import(`/assets/${name}`)));
    return loaded.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  }, scripts);
  expect(failures).toEqual([]);
});
