import { expect, test } from '../fixtures/test';
import { detailOf, dispatchOpen, expectShown } from '../support/item-detail';
import { expectTitles, cardLinkOf, paginationOf } from '../support/item-list';
import { registerMember } from '../support/members';
import { goOffline } from '../support/offline';
import { lazyFilesCached } from '../support/service-worker';
import { storeItems, titleOf, titlesOf } from '../support/stored-items';

// The service worker opens the app without a network.
test.use({ serviceWorkers: 'allow' });

test('opens without a network, shows lists and items that were seen before, and loads other lists when the network returns', async ({
  page,
  context,
  faults,
}) => {
  await registerMember(page);
  const items = await storeItems(20);
  const others = await storeItems(1);
  await page.goto(items.url);
  await expectTitles(page, titlesOf(items, 1, 16));
  await lazyFilesCached(page);
  // The pictures of stored items do not exist.
  faults.allow(/\/media\/items\/stored\//);
  await goOffline(context, faults);
  await page.reload();
  await expectTitles(page, titlesOf(items, 1, 16));
  await expect(page.getByText('Offline: saved just now')).toBeVisible();
  // The home page folds the share area while the list shows a search.
  const share = page.getByRole('button', { name: 'Share a Sale', includeHidden: true });
  await expect(share).toBeAttached();
  await cardLinkOf(page, titleOf(items, 1)).click();
  await expectShown(page, titleOf(items, 1));
  await page.keyboard.press('ArrowRight');
  await expectShown(page, titleOf(items, 2));
  await page.keyboard.press('Escape');
  await paginationOf(page).getByRole('link', { name: 'Next' }).click();
  const unseen = page.getByText("You haven't opened this page yet");
  await expect(unseen).toBeVisible();
  await page.goBack();
  await expectTitles(page, titlesOf(items, 1, 16));
  await page.goForward();
  await expect(unseen).toBeVisible();
  await dispatchOpen(page, { itemId: others.ids[0] ?? '' });
  await expect(detailOf(page).getByText('It needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await expectShown(page, titleOf(others, 1));
  await page.keyboard.press('Escape');
  await expectTitles(page, titlesOf(items, 17, 20));
  await expect(page.getByText(/^Offline: saved/)).toBeHidden();
});
