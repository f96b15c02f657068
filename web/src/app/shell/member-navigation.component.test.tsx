import { expectNoAxeViolations } from '@test/accessibility';
import { answerHome, answerMember } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepInstallPrompt } from '@/services/install-prompt';

keepInstallPrompt();

beforeEach(() => {
  answerHome();
  answerMember(memberLike());
});
afterEach(() => window.dispatchEvent(new Event('appinstalled')));

const menuButton = () => page.getByRole('button', { name: 'Account menu' });
const install = () =>
  page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('button', { name: 'Install App', exact: true });

test('installs the app from the account menu of a phone, which then closes', async () => {
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
