import { setNetworkFailure } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import { currentUrl, renderApp } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { APP_VERSION } from '@/lib/app-version';

beforeEach(setVisitorResponses);

const footer = () => page.getByRole('contentinfo');

test('the footer has a link to each static page, and marks the current page', async () => {
  setHomeResponses();
  await renderApp();
  for (const [name, heading] of [
    ['About', 'About BoloBoard'],
    ['Contact Us', 'Contact Us'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
  ] as const) {
    const link = footer().getByRole('link', { name, exact: true });
    await expect.element(link).not.toHaveAttribute('aria-current');
    await link.click();
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${heading} · BoloBoard`);
    await expect.element(page.getByRole('main')).toHaveFocus();
    await expect.element(link).toHaveAttribute('aria-current', 'page');
  }
});

test('the page of an unknown URL has a link to the items', async () => {
  setHomeResponses();
  await renderApp('/no/such/page');
  await page.getByRole('link', { name: 'Back to Items' }).click();
  expect(currentUrl()).toBe('/');
});

const BUG_REPORT = `mailto:help%2Bbugs@boloboard.test?subject=Bug%20report%20(BoloBoard%20${APP_VERSION})`;

test('the link "Report a Bug" opens an email to the configured address', async () => {
  setHomeResponses();
  await renderApp();
  await expect
    .element(page.getByRole('link', { name: 'Report a Bug' }))
    .toHaveAttribute('href', BUG_REPORT);
});

test('the link "Report a Bug" opens the contact page when the email address cannot be loaded', async () => {
  setHomeResponses();
  setNetworkFailure('getSiteSettings');
  await renderApp();
  const link = page.getByRole('link', { name: 'Report a Bug' });
  await expect.element(link).toHaveAttribute('href', '/contact');
});

test('an unknown URL shows the 404 page', async () => {
  await renderApp('/no/such/page');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/404 Page Not Found/);
});

test('the skip link moves the focus to the content', async () => {
  await renderApp('/about');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
