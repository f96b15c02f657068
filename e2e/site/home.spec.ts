import type { Page } from '@playwright/test';
import { expectNoSeriousAxeViolations, inBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { expectWelcome } from '../support/header';
import { holdAll } from '../support/hold';
import { itemLike, LISTING_CALL, serveItems } from '../support/items';
import { countLayoutShifts, layoutShifts } from '../support/layout-shift';
import { registerMember } from '../support/members';
import { refuseCalls } from '../support/refuse-calls';

const items16 = () =>
  Array.from({ length: 16 }, (_, index) =>
    itemLike({ id: `item-${index}`, title: `Item ${index}`, isOwnSale: index % 2 === 0 }),
  );

async function expectNothingMoved(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(layoutShifts);
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
}

test('/ has nothing serious for axe', { tag: '@both' }, async ({ page }) => {
  await serveItems(page, [
    itemLike({ isOwnSale: true, purchasePrice: '4.00', isPremiumUser: true }),
    itemLike({ id: 'item-2', isOwnSale: true, purchasePrice: '40.00' }),
    itemLike({ id: 'item-3' }),
  ]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
});

test(
  'a card tells price, profit, source, day and who shared it',
  { tag: '@both' },
  async ({ page }) => {
    const sale = itemLike({
      isOwnSale: true,
      purchasePrice: '4.00',
      sourceLocation: 'Thrift Store',
      soldDate: '2026-11-01',
      categoryName: 'Bakeware',
      likesCount: 3,
      commentsCount: 2,
    });
    await serveItems(page, [sale]);
    await page.goto('/');
    const card = page.getByRole('article', { name: sale.title });
    await expect(card.getByText('Sold for $34.99')).toBeVisible();
    for (const fact of ['+$30.99', '$4.00', 'Thrift Store', 'Nov 1, 2026', 'Bakeware'])
      await expect(card.getByText(fact, { exact: true })).toBeVisible();
    await expect(card.getByText('My Sale')).toBeVisible();
    await expect(card.getByText('eBay')).toBeVisible();
    await expect(card.getByText('3 likes')).toBeVisible();
    await expect(card.getByText('2 comments')).toBeVisible();
    await expect(card.getByRole('link', { name: '@thrifty' })).toHaveAttribute(
      'href',
      '/user/thrifty',
    );
    const picture = card.locator('img');
    await expect(picture).toHaveAttribute('width', '900');
    await expect(picture).toHaveAttribute('height', '1200');
    await expect(picture).toHaveAttribute('srcset', /320w.*900w/);
  },
);

test('a find shows its price and no profit; an offer is tagged', async ({ page }) => {
  await serveItems(page, [
    itemLike({ title: 'Find' }),
    itemLike({ id: 'item-2', title: 'Offer', saleType: 'offer', offerPrice: '30.00' }),
  ]);
  await page.goto('/');
  const find = page.getByRole('article', { name: 'Find' });
  await expect(find.getByText('Interesting')).toBeVisible();
  await expect(find.getByText('Profit')).toBeHidden();
  const offer = page.getByRole('article', { name: 'Offer' });
  await expect(offer.getByText('$30.00')).toBeVisible();
  await expect(offer.getByText('offer', { exact: true })).toBeVisible();
});

test('16 skeletons stand in while items load', { tag: '@both' }, async ({ page }) => {
  await serveItems(page, []);
  const bringItems = await holdAll(page, LISTING_CALL);
  await page.goto('/');
  await expect(page.getByTestId('item-skeleton')).toHaveCount(16);
  bringItems();
  await expect(page.getByText('No items tracked yet')).toBeVisible();
  await expect(page.getByTestId('item-skeleton')).toHaveCount(0);
  await expectNoSeriousAxeViolations(page);
});

test.describe('nothing moves while a slow network brings the board', { tag: '@both' }, () => {
  test('for a visitor', async ({ page }) => {
    await page.addInitScript(countLayoutShifts);
    await serveItems(page, items16());
    const bringBoard = await holdAll(page, /\/api\/(items|auth\/user)$/);
    await page.goto('/');
    await expect(page.getByTestId('item-skeleton')).toHaveCount(16);
    bringBoard();
    await expect(cardsOf(page)).toHaveCount(16);
    await expect(page.getByRole('link', { name: 'Start Sharing Your Sales' })).toBeVisible();
    await expectNothingMoved(page);
  });

  test('for a member', async ({ page }) => {
    await registerMember(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await page.addInitScript(countLayoutShifts);
    await serveItems(page, items16());
    const bringStatus = await holdAll(page, '**/api/subscription/status');
    const bringBoard = await holdAll(page, /\/api\/(items|auth\/user)$|share-area/);
    await page.goto('/');
    await expect(page.getByTestId('item-skeleton')).toHaveCount(16);
    bringBoard();
    await expect(cardsOf(page)).toHaveCount(16);
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    bringStatus();
    await expect(page.getByText('20 of 20 submissions left this month')).toBeVisible();
    await expectNothingMoved(page);
  });
});

test('a long title, name and price stay within their card', { tag: '@both' }, async ({ page }) => {
  await serveItems(page, [
    itemLike({
      title: 'Supercalifragilisticexpialidocious_'.repeat(5),
      soldPrice: '9999999.99',
      saleType: 'offer',
      offerPrice: '9999999.99',
      isOwnSale: true,
      purchasePrice: '9999999.98',
      sourceLocation: 'Garage/Yard Sale',
      categoryName: 'Collectibles',
      platform: 'facebook',
      username: 'abcdefghij0123456789',
      isPremiumUser: true,
      likesCount: 123_456,
    }),
  ]);
  await page.goto('/');
  const card = cardsOf(page);
  const edges = await card.boundingBox();
  const price = await card.getByText('$9,999,999.99').boundingBox();
  expect(price?.x).toBeGreaterThanOrEqual(edges?.x ?? Infinity);
  expect(await card.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  expect(await card.locator('dl').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
});

test('a failed read says so and is tried again', { tag: '@both' }, async ({ page, faults }) => {
  const message = 'The board is being tidied.';
  await refuseCalls(page, faults, '**/api/items', { status: 500, code: 'internal', message });
  await page.goto('/');
  await expect(page.getByText('Error loading items')).toBeVisible();
  await expect(page.getByText('Failed to fetch items')).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expectNoSeriousAxeViolations(page);
  await serveItems(page, [itemLike()]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cardsOf(page)).toHaveCount(1);
});

test(
  'a visitor learns what the board is, a member does not have to',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    for (const point of ['Sales', 'BOLOs', 'Community'])
      await expect(page.getByText(point, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Start Sharing Your Sales' }).click();
    await expect(page).toHaveURL('/register');
    const { email } = await registerMember(page);
    await page.goto('/');
    await expectWelcome(page, email);
    await expect(page.getByRole('link', { name: 'Start Sharing Your Sales' })).toBeHidden();
  },
);
