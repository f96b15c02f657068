import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoSeriousAxeViolations, inBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import {
  BOARD_CALLS,
  boardOf,
  championsOf,
  HIGHEST_PROFIT_CALL,
  type Leaders,
  MOST_LIKED_CALL,
  serveBoards,
} from '../support/champions';
import { holdAll } from '../support/hold';
import { expectShown } from '../support/item-detail';
import { itemLike, serveItems, servePictures } from '../support/items';
import { registerMember } from '../support/members';
import { refuseCalls } from '../support/refuse-calls';
import { storeItems, titleOf } from '../support/stored-items';
import { setPageSeen } from '../support/time';

const NOBODY: Leaders = { liked: null, profit: null, seller: null };
const BROKEN = { status: 500, code: 'internal', message: 'The boards are being tidied.' } as const;

const leaders = (): Leaders => ({
  liked: itemLike({ id: 'liked', title: 'Lamp', likesCount: 128, isPremiumUser: true }),
  profit: itemLike({ id: 'profit', title: 'Leica', isOwnSale: true, purchasePrice: '4.99' }),
  seller: {
    user: { id: 'fox', username: 'flea_market_fox', isPremiumUser: true },
    itemCount: 37,
    topItem: itemLike({ id: 'top', title: 'Jacket' }),
  },
});

const boardsOf = (page: Page) => ({
  liked: boardOf(page, 'Most Liked Item'),
  profit: boardOf(page, 'Highest Profit Item'),
  active: boardOf(page, 'Most Items Shared'),
});

/** Makes the page's clock a test's own, and counts what is asked of the boards. */
async function countReads(page: Page): Promise<() => number> {
  await page.clock.install();
  let reads = 0;
  page.on('request', (request) => {
    if (BOARD_CALLS.test(request.url())) reads += 1;
  });
  return () => reads;
}

test('the three boards tell who leads the month, and an item opens', async ({ page }) => {
  const username = `m_${randomUUID().slice(0, 8)}`;
  const best = await storeItems(1, {
    isOwnSale: true,
    likesCount: 1_000_000,
    soldPriceCents: 999_999_999,
    purchasePriceCents: 100_000_000,
  });
  // More than all others of these tests together have.
  const shared = await storeItems(400, { ownerId: username, username, likesCount: 2 });
  await servePictures(page);
  // Whoever lists sees what was stored; the boards may take half a minute.
  await page.request.get('/api/items');
  await page.goto('/');
  const { liked, profit, active } = boardsOf(page);
  await expect(liked.getByText('1M likes')).toBeVisible();
  await expect(liked.getByRole('link', { name: '@thrifty' })).toHaveAttribute(
    'href',
    '/user/thrifty',
  );
  await expect(profit.getByText('+$8,999,999.99')).toBeVisible();
  await expect(profit.getByText('Sold for $9,999,999.99')).toBeVisible();
  await expect(active.getByText('400 items')).toBeVisible();
  await expect(active.getByRole('link', { name: `@${username}` })).toBeVisible();
  await expect(active.getByRole('link', { name: shared.word })).toBeVisible();
  const link = liked.getByRole('link', { name: titleOf(best, 1) });
  await expect(link).toHaveAttribute('href', `/item/${best.ids[0] ?? ''}`);
  await link.click();
  await expectShown(page, titleOf(best, 1));
});

test("the month is the calendar's in UTC", async ({ page }) => {
  await page.clock.setFixedTime('2026-12-01T00:00:01Z');
  await serveItems(page, []);
  await serveBoards(page, NOBODY);
  await page.goto('/');
  await expect(championsOf(page).getByText('December 2026')).toBeVisible();
});

test('a board that nobody leads is to be claimed', async ({ page }) => {
  await serveItems(page, []);
  await serveBoards(page, NOBODY);
  await page.goto('/');
  for (const none of ['most liked item', 'highest profit item', 'most active seller'])
    await expect(championsOf(page).getByText(`No ${none} yet`, { exact: true })).toBeVisible();
  await expect(championsOf(page).getByText('Be the first to claim this title!')).toHaveCount(3);
});

test('boards are read anew every 30 s while the page is seen, and at once when it is again', async ({
  page,
}) => {
  const reads = await countReads(page);
  await serveItems(page, []);
  await serveBoards(page, NOBODY);
  await page.goto('/');
  await expect(championsOf(page).getByText('No most liked item yet')).toBeVisible();
  await expect.poll(reads).toBe(3);
  await page.clock.runFor(29_000);
  expect(reads()).toBe(3);
  await serveBoards(page, leaders());
  await page.clock.runFor(2000);
  await expect(championsOf(page).getByText('128 likes')).toBeVisible();
  await expect.poll(reads).toBe(6);
  await setPageSeen(page, false);
  await page.clock.runFor(120_000);
  expect(reads()).toBe(6);
  await serveBoards(page, NOBODY);
  await setPageSeen(page, true);
  await expect(championsOf(page).getByText('No most liked item yet')).toBeVisible();
  await expect.poll(reads).toBe(9);
});

test('a member asks for boards without their cookie, so that all share an answer', async ({
  page,
}) => {
  await registerMember(page);
  await serveItems(page, []);
  const asked = page.waitForRequest(MOST_LIKED_CALL);
  const askedOwn = page.waitForRequest('**/api/auth/user');
  await page.goto('/');
  expect(await (await asked).headerValue('cookie')).toBeNull();
  expect(await (await askedOwn).headerValue('cookie')).toContain('__session=');
});

test('a board that fails says so by itself, keeps what it showed, and is tried again', async ({
  page,
  faults,
}) => {
  const reads = await countReads(page);
  await serveItems(page, []);
  await serveBoards(page, leaders());
  await refuseCalls(page, faults, MOST_LIKED_CALL, BROKEN);
  await page.goto('/');
  const { liked, profit, active } = boardsOf(page);
  await expect(liked.getByText('This board is unavailable')).toBeVisible();
  await expect(active.getByText('37 items')).toBeVisible();
  await refuseCalls(page, faults, HIGHEST_PROFIT_CALL, BROKEN);
  await page.clock.runFor(31_000);
  await expect(profit.getByText('Out of date')).toBeVisible();
  await expect(profit.getByText('+$30.00')).toBeVisible();
  await expect(active.getByRole('button')).toHaveCount(0);
  await expectNoSeriousAxeViolations(page);
  const before = reads();
  await serveBoards(page, leaders());
  await liked.getByRole('button', { name: 'Try Again' }).click();
  await expect(liked.getByText('128 likes')).toBeVisible();
  await expect(liked.getByRole('button')).toHaveCount(0);
  expect(reads()).toBe(before + 1);
});

test('boards have nothing serious for axe', { tag: '@both' }, async ({ page }) => {
  await serveItems(page, []);
  await serveBoards(page, leaders());
  await page.goto('/');
  await expect(boardsOf(page).active.getByText('37 items')).toBeVisible();
  await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
});

test('boards take the place that was kept for them', { tag: '@both' }, async ({ page }) => {
  await serveItems(page, []);
  await serveBoards(page, leaders());
  const bringBoards = await holdAll(page, BOARD_CALLS);
  // Once they are asked for, the section's own code has taken the place of its stand-in.
  const asked = page.waitForRequest(BOARD_CALLS);
  await page.goto('/');
  await asked;
  await expect(championsOf(page).getByTestId('champion-skeleton')).toHaveCount(3);
  const kept = await championsOf(page).boundingBox();
  bringBoards();
  await expect(championsOf(page).getByRole('article')).toHaveCount(3);
  const taken = await championsOf(page).boundingBox();
  expect(taken?.height).toBe(kept?.height);
});

test(
  'the longest title, name and figures stay within their card',
  { tag: '@both' },
  async ({ page }) => {
    const long = itemLike({
      title: 'Supercalifragilisticexpialidocious_'.repeat(5),
      soldPrice: '9999999.99',
      isOwnSale: true,
      purchasePrice: '0.00',
      username: 'abcdefghij0123456789',
      isPremiumUser: true,
      likesCount: 123_456_789,
    });
    const user = { id: 'long', username: long.username, isPremiumUser: true };
    await serveItems(page, []);
    await serveBoards(page, {
      liked: long,
      profit: long,
      seller: { user, itemCount: 123_456, topItem: long },
    });
    await page.goto('/');
    await expect(championsOf(page).getByRole('article')).toHaveCount(3);
    for (const card of await championsOf(page).getByRole('article').all())
      expect(await card.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
  },
);
