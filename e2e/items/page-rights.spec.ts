import { expect, test } from '../fixtures/test';
import { cardsOf, expectTitles, pagesOf } from '../support/item-list';
import { servePictures } from '../support/items';
import { registerPremiumMember } from '../support/premium';
import { storeItems, titleOf } from '../support/stored-items';

const FIVE_PAGES = 65;

test.beforeEach(({ page }) => servePictures(page));

test('shows every page and no ads to a premium member', async ({ page }) => {
  await registerPremiumMember(page);
  const items = await storeItems(FIVE_PAGES);
  await page.goto(`${items.address}&page=4`);
  await expect(cardsOf(page)).toHaveCount(16);
  await pagesOf(page).getByRole('link', { name: 'Next' }).click();
  await expectTitles(page, [titleOf(items, 65)]);
  await expect(page.locator('[data-ad-place]')).toHaveCount(0);
});
