import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { championCard, MOST_LIKED_CALL } from '../support/champions';
import { expectShown } from '../support/item-detail';
import { serveItems, servePictures } from '../support/items';
import { registerMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';
import { randomLetters } from '../support/random-letters';

const championCards = (page: Page) => ({
  liked: championCard(page, 'Most Liked Item'),
  profit: championCard(page, 'Highest Profit Item'),
  active: championCard(page, 'Most Items Shared'),
});

test('shows the three champions of the month and opens an item', async ({ page }) => {
  const username = `m_${randomLetters()}`;
  const best = await storeItems(1, {
    isOwnSale: true,
    likesCount: 1_000_000,
    verifiedLikesCount: 1_000_000,
    soldPriceCents: 999_999_999,
    purchasePriceCents: 100_000_000,
  });
  // More items than all other tests store, so that this member has the most.
  const shared = await storeItems(800, {
    ownerId: username,
    username,
    likesCount: 2,
    verifiedLikesCount: 2,
  });
  await servePictures(page);
  await page.goto('/');
  const { liked, profit, active } = championCards(page);
  await expect(liked.getByText('1M likes')).toBeVisible();
  await expect(liked.getByRole('link', { name: '@thrifty' })).toHaveAttribute(
    'href',
    '/user/thrifty',
  );
  await expect(profit.getByText('+$8,999,999.99')).toBeVisible();
  await expect(profit.getByText('Sold for $9,999,999.99')).toBeVisible();
  await expect(active.getByText('800 items')).toBeVisible();
  await expect(active.getByRole('link', { name: `@${username}` })).toBeVisible();
  await expect(active.getByRole('link', { name: shared.word })).toBeVisible();
  const link = liked.getByRole('link', { name: titleOf(best, 1) });
  await expect(link).toHaveAttribute('href', `/item/${best.ids[0] ?? ''}`);
  await link.click();
  await expectShown(page, titleOf(best, 1));
});

test('requests champions without the session cookie, so that caches can share the response', async ({
  page,
}) => {
  await registerMember(page);
  await serveItems(page, []);
  const championsRequest = page.waitForRequest(MOST_LIKED_CALL);
  const userRequest = page.waitForRequest('**/api/auth/user');
  await page.goto('/');
  expect(await (await championsRequest).headerValue('cookie')).toBeNull();
  expect(await (await userRequest).headerValue('cookie')).toContain('__session=');
});
