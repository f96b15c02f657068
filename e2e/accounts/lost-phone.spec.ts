import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { readBrowserData } from '../support/browser-data';
import { detailOf, openCard } from '../support/item-detail';
import { createMember, type Member } from '../support/members';
import { openWithWorker } from '../support/service-worker';
import { signIn } from '../support/sign-in';
import { storeItems, titleOf } from '../support/stored-items';

// This test runs two browsers, signs in three times and starts the service worker, so it is slow.
test.slow();
test.use({ serviceWorkers: 'allow' });

const DRAFTS = ['boloboard/drafts', 'boloboard/comment-drafts', 'boloboard/outbox'];
const DRAFT = 'A comment that waits';

/**
 * Searches the IndexedDB stores, caches, cookies and web storage of the browser. Returns the names of the places that
 * contain one of the given texts.
 */
async function placesWith(page: Page, ...texts: readonly string[]): Promise<string[]> {
  const data = await readBrowserData(page);
  return Object.entries(data)
    .filter(([, text]) => texts.some((searched) => text.includes(searched)))
    .map(([place]) => place);
}

const placesOf = (page: Page, { email, username }: Member) => placesWith(page, email, username);
const refreshTokens = (page: Page) => placesWith(page, 'refreshToken');
const withoutDrafts = async (places: Promise<string[]>) =>
  (await places).filter((place) => !DRAFTS.some((name) => place.startsWith(name)));

async function signInAt(page: Page, path: string, member: Member): Promise<void> {
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}`);
  await signIn(page, member);
  await expect(page).toHaveURL(path);
}

async function signOutEverywhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page).toHaveURL('/');
}

/** Puts a picture into the cache of the service worker, as if the member had seen the picture. */
async function seePicture(): Promise<void> {
  const pictures = await caches.open('pictures');
  await pictures.put('/media/items/seen/card.webp', new Response('picture'));
}

const commentField = (page: Page) => detailOf(page).getByLabel('Add a comment');

test('a member who signs out everywhere deletes their data from a lost phone, except unsent drafts @attack', async ({
  page: phone,
  browser,
  baseURL,
  faults,
}) => {
  const owner = await createMember(phone);
  const finder = await createMember(phone);
  const items = await storeItems(1, { commentsCount: 0 });
  // `storeItems` stores no picture files, so the requests for them fail.
  faults.allow(/\/media\/items\/stored\//);
  await openWithWorker(phone);
  await phone.evaluate(seePicture);
  await signInAt(phone, '/dashboard', owner);
  await expect.poll(() => withoutDrafts(placesOf(phone, owner))).not.toEqual([]);
  expect(await refreshTokens(phone)).toEqual(['firebaseLocalStorageDb/firebaseLocalStorage']);
  await phone.goto(items.url);
  await openCard(phone, titleOf(items, 1));
  await commentField(phone).fill(DRAFT);
  await expect.poll(() => placesWith(phone, DRAFT)).toEqual(['boloboard/comment-drafts']);
  const second = await phone.context().newPage();
  await second.goto('/');
  await phone.bringToFront();

  const laptop = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signInAt(laptop, '/account-settings', owner);
  await signOutEverywhere(laptop);
  await laptop.close();

  // The next API call of the open tab fails, because the session has ended. The open tab then informs the second tab.
  await phone.keyboard.press('Escape');
  await phone.goto('/account-settings');
  await expect(phone.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect.poll(() => withoutDrafts(placesOf(phone, owner))).toEqual([]);
  await expect.poll(() => refreshTokens(phone)).toEqual([]);
  await expect.poll(() => placesWith(phone, 'boloboard-plan', 'boloboard_session')).toEqual([]);
  await expect.poll(() => placesWith(phone, '/media/items/seen/')).toEqual([]);
  expect(await placesWith(phone, DRAFT)).toEqual(['boloboard/comment-drafts']);

  await signInAt(phone, items.url, finder);
  await openCard(phone, titleOf(items, 1));
  await expect(commentField(phone)).toHaveValue('');
  expect(await withoutDrafts(placesOf(phone, owner))).toEqual([]);
  await phone.goto('/api/logout');
  await signInAt(phone, items.url, owner);
  await openCard(phone, titleOf(items, 1));
  await expect(commentField(phone)).toHaveValue(DRAFT);
});
