import {
  expectNoAxeViolations,
  expectNoAxeViolationsInBothSchemes,
} from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { failedLoad } from '../support/failed-load';
import { expectWelcome } from '../support/header';
import { holdAll } from '../support/hold';
import { itemLike, serveItems } from '../support/items';
import { countLayoutShifts, expectNoLayoutShift } from '../support/layout-shift';
import { registerMember } from '../support/members';

const items16 = () =>
  Array.from({ length: 16 }, (_, index) =>
    itemLike({ id: `item-${index}`, title: `Item ${index}`, isOwnSale: index % 2 === 0 }),
  );

test('/ has no serious accessibility violations', { tag: '@both' }, async ({ page }) => {
  await serveItems(page, [
    itemLike({ isOwnSale: true, purchasePrice: '4.00', isPremiumUser: true }),
    itemLike({ id: 'item-2', isOwnSale: true, purchasePrice: '40.00' }),
    itemLike({ id: 'item-3' }),
  ]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
});

test.describe('layout of the home page while data loads slowly', { tag: '@both' }, () => {
  test('does not shift for a visitor', async ({ page }) => {
    await page.addInitScript(countLayoutShifts);
    await serveItems(page, items16());
    const releaseItems = await holdAll(page, /\/api\/(items|auth\/user)$/);
    await page.goto('/');
    await expect(page.getByTestId('item-skeleton')).toHaveCount(16);
    releaseItems();
    await expect(cardsOf(page)).toHaveCount(16);
    await expect(page.getByRole('link', { name: 'Start Sharing Your Sales' })).toBeVisible();
    await expectNoLayoutShift(page);
  });

  test('does not shift for a member', async ({ page }) => {
    await registerMember(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await page.addInitScript(countLayoutShifts);
    await serveItems(page, items16());
    const releaseStatus = await holdAll(page, '**/api/subscription/status');
    const releaseItems = await holdAll(page, /\/api\/(items|auth\/user)$|share-area/);
    // A script that is on hold may hold the page's load event.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByTestId('item-skeleton')).toHaveCount(16);
    releaseItems();
    await expect(cardsOf(page)).toHaveCount(16);
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    releaseStatus();
    await expect(page.getByText('20 of 20 submissions left this month')).toBeVisible();
    await expectNoLayoutShift(page);
  });
});

test(
  'shows the marketing block to a visitor, and hides it from a member',
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

test('shows Try Again when the code of the account menu fails to load', async ({
  page,
  faults,
}) => {
  const { email } = await registerMember(page);
  const menu = '**/*member-navigation*.js';
  faults.allow(failedLoad(menu, 'net::ERR_FAILED'));
  faults.allow(/Failed to fetch dynamically imported module: \S*member-navigation/);
  await page.route(menu, (route) => route.abort());
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('alert')).toContainText("We couldn't load your menu.");
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await header.getByRole('button', { name: 'Try Again' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Try Again' })
    .click();
  await expectWelcome(page, email);
});
