import { expect, test } from '../fixtures/test';
import { detailOf, dispatchOpenItem, expectItemDetail } from '../support/item-detail';
import { expectTitles, cardLinkOf, paginationOf } from '../support/item-list';
import { createSignedInMember } from '../support/members';
import { goOffline } from '../support/offline';
import { waitUntilLazyFilesAreCached } from '../support/service-worker';
import { storeItems, titleOf, titlesOf } from '../support/stored-items';

// This test needs the service worker, which opens the app without a network.
test.use({ serviceWorkers: 'allow' });

test('the app opens without a network, shows lists and items seen before, and loads other lists when the network returns', async ({
  page,
  context,
  faults,
}) => {
  await createSignedInMember(page);
  const items = await storeItems(20);
  const others = await storeItems(1);
  await page.goto(items.url);
  await expectTitles(page, titlesOf(items, 1, 16));
  await waitUntilLazyFilesAreCached(page);
  // `storeItems` stores no picture files, so the requests for them fail.
  faults.allow(/\/media\/items\/stored\//);
  await goOffline(context, faults);
  await page.reload();
  await expectTitles(page, titlesOf(items, 1, 16));
  await expect(page.getByText('Offline: saved just now')).toBeVisible();
  // The home page hides the share area while it shows the results of a search.
  const share = page.getByRole('button', { name: 'Share a Sale', includeHidden: true });
  await expect(share).toBeAttached();
  await cardLinkOf(page, titleOf(items, 1)).click();
  await expectItemDetail(page, titleOf(items, 1));
  await page.keyboard.press('ArrowRight');
  await expectItemDetail(page, titleOf(items, 2));
  await page.keyboard.press('Escape');
  await paginationOf(page).getByRole('link', { name: 'Next' }).click();
  const unseen = page.getByText("You haven't opened this page yet");
  await expect(unseen).toBeVisible();
  await page.goBack();
  await expectTitles(page, titlesOf(items, 1, 16));
  await page.goForward();
  await expect(unseen).toBeVisible();
  await dispatchOpenItem(page, { itemId: others.ids[0] ?? '' });
  await expect(detailOf(page).getByText('It needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await expectItemDetail(page, titleOf(others, 1));
  await page.keyboard.press('Escape');
  await expectTitles(page, titlesOf(items, 17, 20));
  await expect(page.getByText(/^Offline: saved/)).toBeHidden();
});
