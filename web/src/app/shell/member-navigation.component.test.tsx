import { expectNoAxeViolations } from '@test/accessibility';
import { setAccountSettingsResponses } from '@test/account-settings';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { DESKTOP, setTextSize } from '@test/viewports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenForInstallPrompt } from '@/services/install-prompt';

listenForInstallPrompt();

beforeEach(() => {
  setHomeResponses();
  setSignedInMemberResponses(memberLike());
});
afterEach(() => window.dispatchEvent(new Event('appinstalled')));

const menuButton = () => page.getByRole('button', { name: 'You, account menu' });
const install = () =>
  page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('button', { name: 'Install App', exact: true });

test('installs the app from the account menu of a phone, and closes the menu', async () => {
  await renderApp();
  await menuButton().click();
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.element(install()).not.toBeInTheDocument();
  const prompt = vi.fn(async () => undefined);
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  await expect.element(install()).toBeVisible();
  await expectNoAxeViolations();
  await install().click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
});

const header = () => page.getByRole('banner');
const linkNames = () =>
  header()
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link')
    .elements()
    .filter((link) => link.checkVisibility())
    .map((link) => link.ariaLabel ?? link.textContent);

test.each([
  ['a free member', {}, ['Upgrade', 'Dashboard']],
  ['a premium member', { subscriptionStatus: 'active' }, ['Dashboard']],
  ['an admin', { isAdmin: true }, ['Upgrade', 'Admin', 'Dashboard']],
] as const)('shows the links for %s in the header', async (_, change, links) => {
  await page.viewport(...DESKTOP);
  setSignedInMemberResponses(memberLike(change));
  await renderApp('/about');
  await expect.poll(linkNames).toEqual(links);
  await expect.element(header().getByText('Welcome, Ann').first()).toBeVisible();
  await expect.element(header().getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const badge = header().getByText('Premium', { exact: true }).first();
  if ('subscriptionStatus' in change) await expect.element(badge).toBeVisible();
  else await expect.element(badge).not.toBeInTheDocument();
});

test('welcomes a member without a first name by their email address', async () => {
  await page.viewport(...DESKTOP);
  setSignedInMemberResponses(memberLike({ firstName: null }));
  await renderApp('/about');
  await expect.element(header().getByText('Welcome, ann@members.test').first()).toBeVisible();
});

test.each([
  ['a free member', {}, ['Upgrade', 'My Profile', 'Dashboard', 'Favorites', 'Settings']],
  [
    'a premium admin',
    { subscriptionStatus: 'active', isAdmin: true },
    ['My Profile', 'Dashboard', 'Favorites', 'Settings', 'Admin'],
  ],
  [
    'a member without a username',
    { username: null },
    ['Upgrade', 'Dashboard', 'Favorites', 'Settings'],
  ],
] as const)('shows the links for %s in the account menu of a phone', async (_, change, links) => {
  setSignedInMemberResponses(memberLike(change));
  await renderApp('/about');
  await menuButton().click();
  await expect.poll(linkNames).toEqual(links);
  await expect
    .element(header().getByRole('link', { name: 'Favorites' }))
    .toHaveAttribute('href', '/dashboard#favorites');
  await expect.element(header().getByText('Welcome, Ann').last()).toBeVisible();
  await expect.element(header().getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('moves links that do not fit into the header to the account menu on a wide screen', async () => {
  await page.viewport(...DESKTOP);
  await renderApp('/about');
  await page.getByRole('button', { name: 'Welcome, Ann account menu' }).click();
  await expect
    .poll(linkNames)
    .toEqual(['Upgrade', 'My Profile', 'Favorites', 'Settings', 'Dashboard']);
  await expectNoAxeViolations();
});

test('moves the last links of the header to the account menu on a laptop with large text, so that the header stays low', async () => {
  await page.viewport(...DESKTOP);
  setTextSize('200%');
  setSignedInMemberResponses(memberLike({ isAdmin: true }));
  await renderApp('/about');
  await page.getByRole('button', { name: 'Welcome, Ann account menu' }).click();
  await expect
    .poll(linkNames)
    .toEqual(['Upgrade', 'My Profile', 'Dashboard', 'Favorites', 'Settings', 'Admin']);
  expect(header().element().getBoundingClientRect().height).toBeLessThan(200);
});

test('opens the settings from the account menu of a phone, and marks the current page', async () => {
  setAccountSettingsResponses(memberLike());
  await renderApp('/about');
  await menuButton().click();
  await page.getByRole('link', { name: 'Settings' }).click();
  expect(currentUrl()).toBe('/account-settings');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await menuButton().click();
  const current = header().getByRole('link', { name: 'Settings' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect
    .element(header().getByRole('link', { name: 'Dashboard' }))
    .not.toHaveAttribute('aria-current');
});

test('returns the focus to the menu button when Escape closes the menu', async () => {
  await renderApp('/about');
  await menuButton().click();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(menuButton()).toHaveFocus();
});

test('the links and buttons in the account menu of a phone are at least 44 px high', async () => {
  await renderApp('/about');
  await menuButton().click();
  for (const target of header().element().querySelectorAll('a, button'))
    if (target.checkVisibility())
      expect(target.getBoundingClientRect().height, target.textContent).toBeGreaterThanOrEqual(44);
});
