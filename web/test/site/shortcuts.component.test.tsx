import { SEARCH_START_URL, SHARE_START_URL } from '@contract/rules/start-url';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import { currentUrl, renderApp } from '@test/render';
import {
  setNewMemberResponses,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  pictureStep,
} from '@test/share-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('the shortcut Search of the installed app opens the home page with the focus in the search box', async () => {
  setVisitorResponses();
  setHomeResponses();
  await renderApp(SEARCH_START_URL);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('the shortcut Share a Sale of the installed app opens the share form for a member', async () => {
  setNewMemberResponses();
  await renderApp(SHARE_START_URL);
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  expect(currentUrl()).toBe('/');
});

test("the browser's Back button goes back step by step in a share form that the shortcut opened", async () => {
  setNewMemberResponses();
  await renderApp(SHARE_START_URL);
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  await chooseScreenshotAndSkipText(await drawScreenshot());
  window.history.back();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(pictureStep()).toBeVisible();
  window.history.back();
  await expect.element(pictureStep()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toHaveFocus();
  expect(currentUrl()).toBe('/');
});

test('the shortcut Share a Sale asks a visitor to sign in before the share form opens', async () => {
  setVisitorResponses();
  setHomeResponses();
  await renderApp(SHARE_START_URL);
  await expect.element(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(currentUrl()).toBe(`/sign-in?next=${encodeURIComponent(SHARE_START_URL)}`);
});
