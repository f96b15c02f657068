import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { readBrowserData } from '../support/browser-data';
import {
  deleteDatabase,
  earlierSavedResponseRecord,
  earlierCommentDraftRecord,
  earlierDraftRecords,
  earlierDataOwnerRecord,
  earlierQueuedShareRecords,
  earlierSharedScreenshotRecord,
  earlierUncheckedShareRecords,
  toSingleDatabaseRecords,
  storeEarlierRecords,
  PAGE_WITHOUT_APP,
} from '../support/earlier-version';
import { signOut } from '../support/header';
import { detailOf, openCard } from '../support/item-detail';
import { expectTitles } from '../support/item-list';
import { createSignedInMember } from '../support/members';
import { continueDraft } from '../support/share-form';
import { goOffline } from '../support/offline';
import { drawScreenshot } from '../support/screenshots';
import {
  waitUntilLazyFilesAreCached,
  openWithWorker,
  dispatchBackgroundSync,
  waitUntilWorkerHasNoPages,
} from '../support/service-worker';
import { storeItems, titleOf } from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';
import { randomLetters } from '../support/random-letters';

const EARLIER = [
  'boloboard-drafts/drafts',
  'boloboard-outbox/outbox',
  'boloboard-comment-drafts/drafts',
  'boloboard-shared-screenshots/screenshots',
  'boloboard-saved/queries',
];

const draw = (page: Page, title: string) => drawScreenshot(page, { title, price: '$12.00' });
const uniqueTitle = (name: string) => `${name} ${randomLetters()}`;

async function startAsMember(page: Page) {
  const member = await createSignedInMember(page);
  return { member, id: await readStoredUid(member) };
}

/** Returns the saved responses from the database of the current version of the app, and deletes the database. */
const takeSavedResponses = (
  page: Page,
): Promise<readonly (readonly [hash: string, saved: object])[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('boloboard'));
    const store = database.transaction('saved-answers').objectStore('saved-answers');
    const [keys, saved] = [await done(store.getAllKeys()), await done(store.getAll())];
    database.close();
    await done(indexedDB.deleteDatabase('boloboard'));
    return keys.map((key, index) => [(key as string[])[1] ?? '', saved[index] as object] as const);
  });

test.describe('the app with its service worker, after an update from an earlier version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows drafts and sends queued calls that the earlier version has stored', async ({
    page,
    context,
    faults,
  }) => {
    const { id } = await startAsMember(page);
    const items = await storeItems(1, { commentsCount: 0 });
    // `storeItems` stores no picture files, and this browser has not loaded the pictures of other tests' items.
    faults.allow(/\/media\/items\//);
    await openWithWorker(page, items.url);
    await expectTitles(page, [titleOf(items, 1)]);
    await waitUntilLazyFilesAreCached(page);
    await expect
      .poll(async () => (await readBrowserData(page))['boloboard/saved-answers'])
      .toContain(titleOf(items, 1));
    await page.goto(PAGE_WITHOUT_APP);
    const responses = await takeSavedResponses(page);
    const [waiting, unfinished] = [uniqueTitle('Tin robot'), uniqueTitle('Half a sale')];
    const [itemId = ''] = items.ids;
    await storeEarlierRecords(page, [
      ...earlierDraftRecords(id, unfinished, await draw(page, unfinished)),
      ...earlierQueuedShareRecords(id, waiting, await draw(page, waiting)),
      earlierCommentDraftRecord(id, itemId, 'Half a comment'),
      earlierSharedScreenshotRecord(await draw(page, 'Shared')),
      earlierDataOwnerRecord(id),
      ...responses.map(([hash, saved]) => earlierSavedResponseRecord(id, hash, saved)),
    ]);

    await goOffline(context, faults);
    await page.goto(items.url);
    await expectTitles(page, [titleOf(items, 1)]);
    await expect(page.getByText(/^Offline: saved/)).toBeVisible();
    await expect(page.getByText('You are offline. 1 share waiting.')).toBeVisible();
    await openCard(page, titleOf(items, 1));
    await expect(detailOf(page).getByLabel('Add a comment')).toHaveValue('Half a comment');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.goto('/');
    await expect(page.getByText(`Shared: ${waiting}`, { exact: true })).toBeVisible();
    await expect(page.getByText('19 of 20 submissions left this month')).toBeVisible();
    await continueDraft(page);
    await expect(page.getByLabel('Title *')).toHaveValue(unfinished);
    await expect(page.getByText('sold.png')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and Start Over' }).click();
    const question = page.getByRole('region', { name: 'Use this picture?' });
    await expect(question.getByAltText('Preview of the picture')).toBeVisible();
    const stored = await readBrowserData(page);
    for (const name of EARLIER) expect(stored[name]).toBe('[[],[]]');
  });

  test('sends a share that the earlier version queued, even when no page is open', async ({
    page,
    context,
  }) => {
    const { id } = await startAsMember(page);
    await openWithWorker(page);
    const { origin } = new URL(page.url());
    await page.goto(PAGE_WITHOUT_APP);
    const title = uniqueTitle('Tin robot');
    await storeEarlierRecords(page, earlierQueuedShareRecords(id, title, await draw(page, title)));
    const empty = await context.newPage();
    await page.close();
    await waitUntilWorkerHasNoPages(context);
    await dispatchBackgroundSync(empty, origin, 'boloboard-outbox');
    const found = () => empty.request.get(`/api/items?search=${encodeURIComponent(title)}`);
    await expect.poll(async () => (await found()).text()).toContain(title);
  });
});

test('the app continues a draft and sends queued shares from version 3 of its database', async ({
  page,
}) => {
  const { id } = await startAsMember(page);
  await page.goto(PAGE_WITHOUT_APP);
  await deleteDatabase(page);
  const [checked, unchecked] = [uniqueTitle('Tin robot'), uniqueTitle('Brass lamp')];
  const unfinished = uniqueTitle('Half a sale');
  await storeEarlierRecords(
    page,
    toSingleDatabaseRecords([
      ...earlierDraftRecords(id, unfinished, await draw(page, unfinished)),
      ...earlierQueuedShareRecords(id, checked, await draw(page, checked)),
      ...earlierUncheckedShareRecords(id, unchecked, await draw(page, unchecked)),
    ]),
  );
  await page.goto('/');
  await expect(page.getByText('18 of 20 submissions left this month')).toBeVisible();
  for (const title of [checked, unchecked]) {
    const found = await page.request.get(`/api/items?search=${encodeURIComponent(title)}`);
    expect(await found.text()).toContain(title);
  }
  await continueDraft(page);
  await expect(page.getByLabel('Title *')).toHaveValue(unfinished);
  await expect(page.getByRole('button', { name: 'Unhide name (1 of 1)' })).toBeVisible();
});

test('signing out deletes the data that an earlier version of the app has stored', async ({
  page,
  context,
  faults,
}) => {
  const { member, id } = await startAsMember(page);
  faults.allow(/status of 503/);
  await page.route('**/api/items/screenshot', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  const earlierTab = await context.newPage();
  await earlierTab.goto(PAGE_WITHOUT_APP);
  const picture = await draw(earlierTab, 'Tee');
  await storeEarlierRecords(earlierTab, [
    ...earlierDraftRecords(id, 'Half a sale', picture),
    ...earlierQueuedShareRecords(id, 'Tin robot', picture),
    earlierSharedScreenshotRecord(picture, id),
    earlierDataOwnerRecord(id),
    earlierSavedResponseRecord(id, '["getCurrentUser"]', {
      state: { data: { email: member.email } },
    }),
  ]);
  await page.goto('/');
  await expect(page.getByText(/^We saved your draft/)).toBeVisible();
  // An open tab of the earlier version can still write to the database of that version.
  await storeEarlierRecords(earlierTab, [
    earlierCommentDraftRecord(id, 'bowl', 'Typed in the earlier tab'),
  ]);
  await signOut(page);
  await page.getByRole('button', { name: 'Discard and Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  const placesOfMember = async () =>
    Object.entries(await readBrowserData(page))
      .filter(([, text]) =>
        [id, member.email, member.username, 'Typed'].some((searched) => text.includes(searched)),
      )
      .map(([place]) => place);
  await expect.poll(placesOfMember).toEqual([]);
});
