import { expectNoSeriousAxeViolations, inBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { cardsOf, expectTitles, listingCalls, pagesOf } from '../support/item-list';
import { servePictures } from '../support/items';
import { registerMember } from '../support/members';
import { registerPremiumMember } from '../support/premium';
import { storeItems, titleOf } from '../support/stored-items';

const FIVE_PAGES = 65;

test.beforeEach(({ page }) => servePictures(page));

test.describe('a visitor', () => {
  test(
    'is asked to sign in past the first page, without a call',
    { tag: '@both' },
    async ({ page }) => {
      const items = await storeItems(17);
      await page.goto(items.address);
      await expect(cardsOf(page)).toHaveCount(16);
      await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
      const calls = listingCalls(page);
      const next = pagesOf(page).getByRole('link', { name: 'Next' });
      await next.click();
      const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
      await expect(prompt).toBeVisible();
      await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
      await expect(prompt.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(`${items.address}&page=2`)}`,
      );
      await page.keyboard.press('Escape');
      await expect(prompt).toBeHidden();
      await expect(next).toBeFocused();
      expect(calls).toEqual([]);
      await expect(page).toHaveURL(items.address);
    },
  );

  test('who comes by an address is told, and led back', async ({ page }) => {
    const items = await storeItems(17);
    await page.goto(`${items.address}&page=2`);
    const card = page.getByRole('alert');
    await expect(card.getByText('Sign In Required')).toBeVisible();
    await expect(card.getByText('Sign in to view more pages')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`${items.address}&page=2`)}`,
    );
    await card.getByRole('link', { name: 'Back to First Page' }).click();
    await expect(cardsOf(page)).toHaveCount(16);
    await expect(page).toHaveURL(items.address);
  });

  test('sees calls to join where ads stand', async ({ page }) => {
    await page.goto('/');
    const ad = page.getByRole('complementary', { name: 'Advertisement' }).last();
    await expect(ad.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute(
      'href',
      '/register',
    );
  });
});

test.describe('a free member', () => {
  test.beforeEach(({ page }) => registerMember(page).then(() => undefined));

  test(
    'sees four pages and is asked to upgrade for the fifth',
    { tag: '@both' },
    async ({ page }) => {
      const items = await storeItems(FIVE_PAGES);
      await page.goto(`${items.address}&page=4`);
      await expect(cardsOf(page).first()).toContainText(titleOf(items, 49));
      const ad = page.getByRole('complementary', { name: 'Advertisement' }).last();
      await expect(ad.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
      const calls = listingCalls(page);
      await pagesOf(page).getByRole('link', { name: 'Page 5' }).click();
      const prompt = page.getByRole('dialog', { name: 'Premium Feature' });
      await expect(prompt).toBeVisible();
      await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
      await expect(prompt.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
        'href',
        '/subscribe',
      );
      await prompt.getByRole('button', { name: 'Not Now' }).click();
      await expect(prompt).toBeHidden();
      // The pointer may rest on a page within one's rights, which is then fetched ahead.
      expect(calls.filter((call) => call.get('page') === '5')).toEqual([]);
    },
  );

  test('who comes by an address is told, and led back', { tag: '@both' }, async ({ page }) => {
    const items = await storeItems(FIVE_PAGES);
    await page.goto(`${items.address}&page=5`);
    const card = page.getByRole('alert');
    await expect(card.getByText('Premium Feature Required')).toBeVisible();
    await expect(card.getByText('Free members may view the first 4 pages.')).toBeVisible();
    await expect(card.getByText('Upgrade to Premium to view more pages')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
    await card.getByRole('link', { name: 'Back to First Page' }).click();
    await expect(cardsOf(page)).toHaveCount(16);
  });
});

test('a premium member sees every page and no ads', async ({ page }) => {
  await registerPremiumMember(page);
  const items = await storeItems(FIVE_PAGES);
  await page.goto(`${items.address}&page=4`);
  await expect(cardsOf(page)).toHaveCount(16);
  await pagesOf(page).getByRole('link', { name: 'Next' }).click();
  await expectTitles(page, [titleOf(items, 65)]);
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
});
