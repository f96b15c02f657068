import { SEARCH_START_URL, SHARE_START_URL } from '@contract/rules/start-url';
import { answerHome, answerVisitor } from '@test/home';
import { currentAddress, renderApp } from '@test/render';
import {
  answerNewMember,
  chooseWithoutText,
  details,
  drawScreenshot,
  pictureStep,
} from '@test/share-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('focuses the search box when the app opens from the shortcut Search', async () => {
  answerVisitor();
  answerHome();
  await renderApp(SEARCH_START_URL);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('opens the share form of a member from the shortcut Share a Sale', async () => {
  answerNewMember();
  await renderApp(SHARE_START_URL);
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  expect(currentAddress()).toBe('/');
});

test('goes back step by step in a share form that the shortcut opened', async () => {
  answerNewMember();
  await renderApp(SHARE_START_URL);
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  await chooseWithoutText(await drawScreenshot());
  window.history.back();
  await expect.element(details()).not.toBeInTheDocument();
  await expect.element(pictureStep()).toBeVisible();
  window.history.back();
  await expect.element(pictureStep()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toHaveFocus();
  expect(currentAddress()).toBe('/');
});

test('asks a visitor to sign in before the share form opens', async () => {
  answerVisitor();
  answerHome();
  await renderApp(SHARE_START_URL);
  await expect.element(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(currentAddress()).toBe(`/sign-in?next=${encodeURIComponent(SHARE_START_URL)}`);
});
