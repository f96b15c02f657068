import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import {
  cardsOf,
  expectTitles,
  filtersButtonOf,
  listingCalls,
  marketplaceOf,
  openFilters,
  pagesOf,
  searchBoxOf,
} from '../support/item-list';
import { holdAll } from '../support/hold';
import { itemLike, LISTING_CALL, pageLike, servePictures, serveShell } from '../support/items';
import { countLayoutShifts, expectNoLayoutShift } from '../support/layout-shift';
import { registerMember } from '../support/members';
import { goOffline } from '../support/offline';
import {
  changeItem,
  storeItems,
  type StoredItems,
  titleOf,
  titlesOf,
} from '../support/stored-items';
import { stopTime } from '../support/time';

test.beforeEach(({ page }) => servePictures(page));

const PRICES = [1000, 2000, 3000, 4000, 50_000];

async function storePriced(): Promise<StoredItems> {
  const items = await storeItems(PRICES.length);
  await Promise.all(
    items.ids.map((id, index) => changeItem(id, { soldPriceCents: PRICES[index] ?? 0 })),
  );
  return items;
}

test.describe('paging', () => {
  test(
    'pages through a list, and restores the page on back, forward and reload',
    { tag: '@both' },
    async ({ page }) => {
      await registerMember(page);
      const items = await storeItems(40);
      await page.goto(items.address);
      await expectTitles(page, titlesOf(items, 1, 16));
      // The number of all items is above the list, and can be the same.
      await expect(page.getByText('40 items', { exact: true }).last()).toBeVisible();
      await pagesOf(page).getByRole('link', { name: 'Next' }).click();
      await expectTitles(page, titlesOf(items, 17, 32));
      await expect(page).toHaveURL(`${items.address}&page=2`);
      const heading = page.getByRole('heading', { name: `Results for “${items.word}”` });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await pagesOf(page).getByRole('link', { name: 'Page 3' }).click();
      await expectTitles(page, titlesOf(items, 33, 40));
      await expect(pagesOf(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(pagesOf(page).getByRole('button', { name: 'Next' })).toBeDisabled();
      await page.goBack();
      await expectTitles(page, titlesOf(items, 17, 32));
      await page.goForward();
      await expectTitles(page, titlesOf(items, 33, 40));
      await page.reload();
      await expectTitles(page, titlesOf(items, 33, 40));
    },
  );
});

test.describe('searching', () => {
  test('searches while typing, and adds one history entry', async ({ page }) => {
    const items = await storeItems(3);
    await page.goto('/?sort=title&order=asc');
    await expect(cardsOf(page).first()).toBeVisible();
    await searchBoxOf(page).pressSequentially(items.word);
    await expect(page).toHaveURL(`/?q=${items.word}&sort=title&order=asc`);
    await expectTitles(page, titlesOf(items, 1, 3));
    await searchBoxOf(page).pressSequentially(' 02');
    await expectTitles(page, [titleOf(items, 2)]);
    await page.goBack();
    await expect(page).toHaveURL('/?sort=title&order=asc');
    await expect(searchBoxOf(page)).toHaveValue('');
    await page.goForward();
    await expect(searchBoxOf(page)).toHaveValue(`${items.word} 02`);
    await expectTitles(page, [titleOf(items, 2)]);
  });

  test('searches immediately on Enter', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(searchBoxOf(page)).toBeVisible();
    await stopTime(page);
    await searchBoxOf(page).fill('bowl');
    await searchBoxOf(page).press('Enter');
    await expect(page).toHaveURL('/?q=bowl');
  });

  test('does not search during an IME composition', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await searchBoxOf(page).click();
    await stopTime(page);
    const calls = listingCalls(page);
    const searched = () =>
      calls.map((call) => call.get('search')).filter((search) => search !== null);
    const keyboard = await page.context().newCDPSession(page);
    const half = { text: 'ちゃ', selectionStart: 2, selectionEnd: 2 };
    await keyboard.send('Input.imeSetComposition', half);
    await expect(searchBoxOf(page)).toHaveValue('ちゃ');
    await page.clock.runFor(5000);
    expect(searched()).toEqual([]);
    await keyboard.send('Input.insertText', { text: '茶碗' });
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(`/?q=${encodeURIComponent('茶碗')}`);
    await expect.poll(searched).toEqual(['茶碗']);
  });
});

test.describe('filters and sorting', () => {
  test('combines filters, and restores them from a link', async ({ page, context }) => {
    await registerMember(page);
    const items = await storePriced();
    await changeItem(items.ids[2] ?? '', { platform: 'depop', soldPriceCents: 2500 });
    await changeItem(items.ids[3] ?? '', { platform: 'depop' });
    await page.goto(items.address);
    await marketplaceOf(page).selectOption('depop');
    await expectTitles(page, titlesOf(items, 3, 4));
    const panel = await openFilters(page);
    await panel.getByLabel('Highest price').fill('$25.00');
    await panel.getByRole('button', { name: 'Show Results' }).click();
    await expectTitles(page, [titleOf(items, 3)]);
    await expect(panel).toBeHidden();
    await expect(filtersButtonOf(page)).toHaveAccessibleName('Filters 1 active');
    await expect(filtersButtonOf(page)).toBeFocused();
    const address = page.url();
    expect(new URL(address).searchParams.toString()).toBe(
      `q=${items.word}&platform=depop&sort=title&order=asc&max=25`,
    );
    const other = await context.newPage();
    await other.goto(address);
    await expectTitles(other, [titleOf(items, 3)]);
    await other.close();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/?sort=title&order=asc');
  });
});

test('shows visited pages offline, and loads a failed page when the network returns', async ({
  page,
  context,
  faults,
}) => {
  await registerMember(page);
  const items = await storeItems(20);
  await page.goto(items.address);
  await expectTitles(page, titlesOf(items, 1, 16));
  // Loaded after the list; its code must have arrived before the network goes.
  // Folded, because the list is a search.
  const share = page.getByRole('button', { name: 'Share a Sale', includeHidden: true });
  await expect(share).toBeAttached();
  await goOffline(context, faults);
  await expectTitles(page, titlesOf(items, 1, 16));
  await pagesOf(page).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText("You haven't opened this page yet")).toBeVisible();
  await page.goBack();
  await expectTitles(page, titlesOf(items, 1, 16));
  await page.goForward();
  await expect(page.getByText("You haven't opened this page yet")).toBeVisible();
  await context.setOffline(false);
  await expectTitles(page, titlesOf(items, 17, 20));
});

test(
  'search and filters have no serious accessibility violations',
  { tag: '@both' },
  async ({ page }) => {
    const items = await storePriced();
    await page.goto(items.address);
    await expectTitles(page, titlesOf(items, 1, 5));
    const panel = await openFilters(page);
    await panel.getByLabel('Lowest price').fill('a lot');
    await panel.getByRole('button', { name: 'Show Results' }).click();
    await expect(panel.getByText('Enter a price of 0 or more, such as 24.99')).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);
    await page.getByRole('button', { name: /^Sort/ }).click();
    await expect(page.getByRole('menu', { name: 'Sort by' })).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);
  },
);

test(
  'keeps the layout shift below 0.02 when a search loads slowly',
  { tag: '@both' },
  async ({ page }) => {
    await page.addInitScript(countLayoutShifts);
    const items = Array.from({ length: 16 }, (_, index) => itemLike({ id: `item-${index}` }));
    const prices = { median: '30.00', lowest: '1.00', highest: '1234.00' };
    const json = {
      ...pageLike(items, { pages: 3, total: 40 }),
      priceSummary: { sales: 40, prices },
    };
    await serveShell(page);
    await page.route(LISTING_CALL, (route) => route.fulfill({ json }));
    const release = await holdAll(page, /\/api\/(items\?.*|auth\/user)$/);
    await page.goto('/?q=bowl');
    await expect(page.getByTestId('item-skeleton')).toHaveCount(16);
    release();
    await expect(page.getByRole('article', { name: 'Butterprint Cinderella bowl' })).toHaveCount(
      16,
    );
    await expect(page.getByRole('link', { name: 'Sign Up Free' }).last()).toBeVisible();
    await expectNoLayoutShift(page);
  },
);
