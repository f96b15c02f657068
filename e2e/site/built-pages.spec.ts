import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { holdAll } from '../support/hold';
import type { Route, Screen } from '../support/routes/route';
import { openRoute, ROUTES } from '../support/routes/routes';

/** These have data, so the server renders them. */
const FIRST_PAGES = ['/', '/item/:itemId', '/user/:username'];
const BUILT_PAGES = ROUTES.filter(({ route }) => !FIRST_PAGES.includes(route));

/** What the page of a route shows to those whom it does not lead elsewhere. */
const screenOf = ({ shows: { visitor, admin } }: Route): Screen =>
  visitor.address === undefined ? visitor : admin;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all other pages show their title, heading and footer', async ({ page }) => {
    for (const route of BUILT_PAGES)
      await test.step(route.route, async () => {
        const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
        await openRoute(page, route);
        expect((await answer).status()).toBe(route.route === '*' ? 404 : 200);
        // It leads away.
        if (route.route === '/login') return;
        await expect(page).toHaveTitle(`${screenOf(route).title} · BoloBoard`);
        await expect(page.getByRole('main').locator('h1:visible')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeAttached();
      });
  });
});

/** The heading of the HTML gets a mark, which is gone if the browser renders the page again. */
const markHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.querySelector('h1')?.setAttribute('data-from-build', '');
    });
  });
const markedHeading = (page: Page) => page.locator('h1[data-from-build]');

test('hydration keeps a built page, with any query, hash and history entry', async ({ page }) => {
  await markHeading(page);
  for (const address of [
    ...['/register?next=%2Fabout', '/sign-in/', '/subscribe?from=%2Fdashboard&plan=yearly'],
    ...['/no/such/page?q=owl', '/reset-password?token=unknown', '/privacy-policy#keeping'],
  ])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(markedHeading(page)).toBeVisible();
    });
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport();
  await page.evaluate(() => history.replaceState({ usr: { from: 'item' } }, ''));
  await page.reload();
  await expect(markedHeading(page)).toBeAttached();
  await page.goto('/register?next=%2Fabout');
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in here' });
  await expect(signIn).toHaveAttribute('href', '/login?next=%2Fabout');
});

test('keeps and sends what was typed before the app has started', async ({ page }) => {
  const release = await holdAll(page, '**/assets/*.js');
  await page.goto('/sign-in?next=%2Fabout', { waitUntil: 'commit' });
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
  await email.fill('early@boloboard.test');
  await password.fill('typed-before');
  // Nothing happens. The browser would send the form to the address of the page.
  await password.press('Enter');
  release();
  // The app has started.
  const register = page.getByRole('link', { name: 'Create an account' });
  await expect(register).toHaveAttribute('href', '/register?next=%2Fabout');
  await expect(email).toHaveValue('early@boloboard.test');
  const sent = page.waitForRequest(/accounts:signInWithPassword/);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'early@boloboard.test',
    password: 'typed-before',
  });
  await expect(page).toHaveURL('/sign-in?next=%2Fabout');
});
