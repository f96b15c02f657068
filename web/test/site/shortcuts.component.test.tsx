import { SEARCH_ADDRESS, SHARE_ADDRESS } from '@contract/rules/start-address';
import { answerHome, answerVisitor } from '@test/home';
import { currentAddress, renderApp } from '@test/render';
import { answerNewMember } from '@test/share-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('focuses the search box when the app opens from the shortcut Search', async () => {
  answerVisitor();
  answerHome();
  await renderApp(SEARCH_ADDRESS);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('opens the share form of a member from the shortcut Share a Sale', async () => {
  answerNewMember();
  await renderApp(SHARE_ADDRESS);
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  expect(currentAddress()).toBe('/');
});

test('asks a visitor to sign in before the share form opens', async () => {
  answerVisitor();
  answerHome();
  await renderApp(SHARE_ADDRESS);
  await expect.element(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(currentAddress()).toBe(`/sign-in?next=${encodeURIComponent(SHARE_ADDRESS)}`);
});
