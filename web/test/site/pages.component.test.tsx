import { loseNetwork } from '@test/fake-api';
import { answerHome, answerVisitor } from '@test/home';
import { currentAddress, renderApp } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

beforeEach(answerVisitor);

test('opens a page for every footer link', async () => {
  answerHome();
  await renderApp();
  const footer = page.getByRole('contentinfo');
  for (const name of ['About', 'Contact Us', 'Privacy Policy', 'Terms of Service']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
    await expect.poll(() => document.title).toContain(name);
    await expect.element(page.getByRole('main')).toHaveFocus();
  }
  await page.getByRole('link', { name: 'Back to Items' }).click();
  expect(currentAddress()).toBe('/');
});

test('links "Report a Bug" to the address that the site is configured with', async () => {
  answerHome();
  await renderApp();
  await expect
    .element(page.getByRole('link', { name: 'Report a Bug' }))
    .toHaveAttribute('href', 'mailto:help%2Bbugs@boloboard.test?subject=Bug%20report');
});

test('links "Report a Bug" to the contact page while the address is not known', async () => {
  answerHome();
  loseNetwork('getSiteSettings');
  await renderApp();
  const link = page.getByRole('link', { name: 'Report a Bug' });
  await expect.element(link).toHaveAttribute('href', '/contact');
});

test('shows the 404 page for an unknown address', async () => {
  await renderApp('/no/such/page');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/404 Page Not Found/);
});

test('moves the focus to the content when the skip link is pressed', async () => {
  await renderApp('/about');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
