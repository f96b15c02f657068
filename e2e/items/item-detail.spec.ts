import { expectNoSeriousAxeViolations, inBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { linkOf } from '../support/item-list';
import { holdAll } from '../support/hold';
import { detailOf, dispatchOpen, expectShown, openCard } from '../support/item-detail';
import { servePictures } from '../support/items';
import { countLayoutShifts, layoutShifts } from '../support/layout-shift';
import { refuseCalls } from '../support/refuse-calls';
import { storeItems, titleOf } from '../support/stored-items';

const MISSING = 'This item is no longer on the board.';

test.beforeEach(({ page }) => servePictures(page));

test('an open item tells everything of it', { tag: '@both' }, async ({ page }) => {
  const items = await storeItems(1, {
    isOwnSale: true,
    saleType: 'offer',
    offerPriceCents: 3000,
    purchasePriceCents: 400,
    platform: 'poshmark',
    categoryName: 'Bakeware',
    sourceLocation: 'Thrift Store',
    soldDate: '2026-11-01',
    ownerPremiumUntil: new Date('2999-01-01'),
    likesCount: 3,
    commentsCount: 1,
  });
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  const detail = detailOf(page);
  await expect(detail).toHaveAccessibleName(titleOf(items, 1));
  for (const fact of [
    ...['Own Sale', 'Poshmark', 'offer', 'Nov 1, 2026', 'Bakeware', '$4.00'],
    ...['+$26.00', 'Thrift Store', 'Premium', '1 of 1'],
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
  await expect(detail.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
});

test('a loss is told by its sign, a find by its badge', async ({ page }) => {
  const sale = await storeItems(1, { isOwnSale: true, purchasePriceCents: 4000 });
  await page.goto(sale.address);
  await openCard(page, titleOf(sale, 1));
  await expect(detailOf(page).getByText('-$5.01', { exact: true })).toBeVisible();
  const find = await storeItems(1);
  await dispatchOpen(page, { itemId: find.ids[0] ?? '' });
  await expectShown(page, titleOf(find, 1));
  await expect(detailOf(page).getByText('BOLO', { exact: true })).toBeVisible();
  await expect(detailOf(page).getByText('Gross profit')).toBeHidden();
});

test(
  'Escape, the close button and going back leave the board as it was',
  { tag: '@both' },
  async ({ page }) => {
    const items = await storeItems(2);
    const link = linkOf(page, titleOf(items, 2));
    await page.goto('/about');
    await page.goto(items.address);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => detailOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await openCard(page, titleOf(items, 2));
      await expect(page).toHaveURL(items.address);
      expect(
        await detailOf(page).evaluate((dialog) => dialog.contains(document.activeElement)),
      ).toBe(true);
      await leave();
      await expect(detailOf(page)).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(items.address);
    }
    await page.goForward();
    await expectShown(page, titleOf(items, 2));
  },
);

test('a tap on the backdrop closes, one inside does not', { tag: '@desktop' }, async ({ page }) => {
  const items = await storeItems(1);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  await detailOf(page).getByText('$34.99').click();
  await expectShown(page, titleOf(items, 1));
  await page.mouse.click(10, 10);
  await expect(detailOf(page)).toBeHidden();
});

test('Escape twice, or two clicks, count once', async ({ page }) => {
  const items = await storeItems(2);
  await page.goto('/about');
  await page.goto(items.address);
  const opened = await holdAll(page, /item-detail-content/);
  await linkOf(page, titleOf(items, 1)).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page.getByText('Loading item...')).toBeVisible();
  opened();
  await expectShown(page, titleOf(items, 1));
  await page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('dialog button[aria-label=Close]');
    close?.click();
    close?.click();
  });
  await expect(detailOf(page)).toBeHidden();
  await expect(page).toHaveURL(items.address);
});

test('a link to an item opens it over the board', { tag: '@both' }, async ({ page }) => {
  const items = await storeItems(1);
  await page.goto(`/item/${items.ids[0] ?? ''}`);
  await expectShown(page, titleOf(items, 1));
  await expect(page).toHaveURL('/');
  await page.reload();
  await expectShown(page, titleOf(items, 1));
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an item in no list on the screen has neither place nor neighbours', async ({ page }) => {
  const [items, others] = [await storeItems(1), await storeItems(1)];
  await page.goto(items.address);
  await expect(linkOf(page, titleOf(items, 1))).toBeVisible();
  await dispatchOpen(page, { itemId: others.ids[0] ?? '' });
  await expectShown(page, titleOf(others, 1));
  await expect(detailOf(page).getByText(/ of /)).toBeHidden();
  await expect(detailOf(page).getByRole('button', { name: 'Next item' })).toBeHidden();
});

for (const id of ['no-such-item', 'no such id'])
  test(`a missing item says so: ${id}`, async ({ page }) => {
    await page.goto(`/item/${encodeURIComponent(id)}`);
    await expect(page.getByText(MISSING)).toBeVisible();
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('button', { name: 'Back to Items' }).click();
    await expect(detailOf(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

test('a failed read says so and is tried again', async ({ page, faults }) => {
  const [items, others] = [await storeItems(1), await storeItems(1)];
  const url = `**/api/items/${items.ids[0] ?? ''}`;
  const message = 'The board is being tidied.';
  await refuseCalls(page, faults, url, { status: 500, code: 'internal', message }, 1);
  await page.goto(others.address);
  await expect(linkOf(page, titleOf(others, 1))).toBeVisible();
  await dispatchOpen(page, { itemId: items.ids[0] ?? '' });
  await expect(page.getByText('Error loading item', { exact: true })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await detailOf(page).getByRole('button', { name: 'Try Again' }).click();
  await expectShown(page, titleOf(items, 1));
});

test(
  'the event opens an item at its comments over any page',
  { tag: '@both' },
  async ({ page }) => {
    const items = await storeItems(1, { commentsCount: 2 });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await dispatchOpen(page, { itemId: items.ids[0] ?? '', commentId: 'comment-1' });
    await expectShown(page, titleOf(items, 1));
    await expect(detailOf(page).getByRole('region', { name: 'Likes and comments' })).toBeFocused();
    await expect(page).toHaveURL('/about');
    await expect(detailOf(page).getByText(/ of /)).toBeHidden();
    await expect(detailOf(page).getByRole('button', { name: 'Next item' })).toBeHidden();
    await page.reload();
    await expectShown(page, titleOf(items, 1));
    await page.goBack();
    await expect(detailOf(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expectShown(page, titleOf(items, 1));
    await page.keyboard.press('Escape');
    await expect(detailOf(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  },
);

test('an event while an item is open shows the other one in its place', async ({ page }) => {
  const [items, others] = [await storeItems(1), await storeItems(1)];
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  await dispatchOpen(page, { itemId: others.ids[0] ?? '' });
  await expectShown(page, titleOf(others, 1));
  await page.goBack();
  await expect(detailOf(page)).toBeHidden();
  await expect(page).toHaveURL(items.address);
});

test('an event without an id that makes sense opens nothing', async ({ page }) => {
  const items = await storeItems(1);
  await page.goto(items.address);
  await expect(linkOf(page, titleOf(items, 1))).toBeVisible();
  await dispatchOpen(page, { itemId: '../users' });
  await dispatchOpen(page, { itemId: items.ids[0] ?? '' });
  await expectShown(page, titleOf(items, 1));
});

test('nothing moves while the picture comes', { tag: '@both' }, async ({ page }) => {
  const items = await storeItems(2);
  await page.addInitScript(countLayoutShifts);
  await page.goto(`/item/${items.ids[0] ?? ''}`);
  await expectShown(page, titleOf(items, 1));
  const bringPictures = await holdAll(page, '**/media/items/**');
  await dispatchOpen(page, { itemId: items.ids[1] ?? '' });
  await expectShown(page, titleOf(items, 2));
  const before = await page.evaluate(layoutShifts);
  bringPictures();
  await expect
    .poll(() =>
      detailOf(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  const { sum, moved } = await page.evaluate(layoutShifts);
  expect(sum - before.sum, moved.join('\n')).toBe(0);
});
