import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { holdAllRequests } from '../support/hold';
import { detailOf, dispatchOpenItem, expectItemDetail, openCard } from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { observeLayoutShifts, readLayoutShifts } from '../support/layout-shift';
import { storeItems, titleOf } from '../support/stored-items';

test.beforeEach(({ page }) => mockItemPictures(page));

test('the item detail shows all facts of an item', async ({ page }) => {
  const items = await storeItems(1, {
    isOwnSale: true,
    saleType: 'offer',
    offerPriceCents: 3000,
    purchasePriceCents: 400,
    platform: 'poshmark',
    categoryName: 'Bakeware',
    sourceLocation: 'Thrift Store',
    soldDate: '2026-11-01',
    isPremiumUser: true,
    likesCount: 3,
    commentsCount: 1,
  });
  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  const detail = detailOf(page);
  await expect(detail).toHaveAccessibleName(titleOf(items, 1));
  for (const fact of [
    'Own Sale',
    'Poshmark',
    'offer',
    'Nov 1, 2026',
    'Bakeware',
    '$4.00',
    '+$26.00',
    'Thrift Store',
    'Premium',
    '1 of 1',
  ])
    await expect(detail.getByText(fact, { exact: true })).toBeVisible();
  await expect(detail.getByText('Sold for $30.00')).toBeVisible();
  await expect(detail.getByText('3 likes')).toBeVisible();
  await expect(detail.getByText('1 comment')).toBeVisible();
  await expect(detail.getByRole('link', { name: '@thrifty' })).toHaveAttribute(
    'href',
    '/user/thrifty',
  );
  const picture = detail.getByRole('img', { name: `Picture of ${titleOf(items, 1)}` });
  await expect(picture).toHaveAttribute('src', '/media/items/stored/900.webp');
  await expect(picture).toHaveAttribute('srcset', /320w.*640w.*900w/);
  await expect(detail.getByRole('button', { name: 'Zoom In' })).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
});

test(
  'the item detail does not move its content when the picture loads',
  { tag: '@both' },
  async ({ page }) => {
    const items = await storeItems(2);
    await page.addInitScript(observeLayoutShifts);
    await page.goto(`/item/${items.ids[0] ?? ''}`);
    await expectItemDetail(page, titleOf(items, 1));
    // This button appears only after hydration. From then on, the page can open another item.
    await expect(detailOf(page).getByRole('button', { name: 'Report' })).toBeVisible();
    const releasePictures = await holdAllRequests(page, '**/media/items/**');
    await dispatchOpenItem(page, { itemId: items.ids[1] ?? '' });
    await expectItemDetail(page, titleOf(items, 2));
    const before = await page.evaluate(readLayoutShifts);
    releasePictures();
    await expect
      .poll(() =>
        detailOf(page)
          .getByRole('img')
          .evaluate((image: HTMLImageElement) => image.complete),
      )
      .toBe(true);
    const { sum, moved } = await page.evaluate(readLayoutShifts);
    expect(sum - before.sum, moved.join('\n')).toBe(0);
  },
);
