import { expect, test } from '../fixtures/test';
import { expectTitles, linkOf, pagesOf } from '../support/item-list';
import { registerMember } from '../support/members';
import { goOffline } from '../support/offline';
import { lazyFilesCached } from '../support/service-worker';
import { storeItems, titleOf, titlesOf } from '../support/stored-items';

// The worker opens the app without a network.
test.use({ serviceWorkers: 'allow' });

test('opens without a network and shows what was seen before', async ({
  page,
  context,
  faults,
}) => {
  await registerMember(page);
  const items = await storeItems(20);
  await page.goto(items.address);
  await expectTitles(page, titlesOf(items, 1, 16));
  await lazyFilesCached(page);
  // The pictures of stored items do not exist.
  faults.allow(/\/media\/items\/stored\//);
  await goOffline(context, faults);
  await page.reload();
  await expectTitles(page, titlesOf(items, 1, 16));
  await expect(page.getByText('Offline: saved just now')).toBeVisible();
  // Folded, because the list is a search.
  const share = page.getByRole('button', { name: 'Share a Sale', includeHidden: true });
  await expect(share).toBeAttached();
  await linkOf(page, titleOf(items, 1)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: titleOf(items, 1) })).toBeVisible();
  await page.keyboard.press('Escape');
  await pagesOf(page).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText("You haven't opened this page yet")).toBeVisible();
  await context.setOffline(false);
  await expectTitles(page, titlesOf(items, 17, 20));
  await expect(page.getByText(/^Offline: saved/)).toBeHidden();
});
