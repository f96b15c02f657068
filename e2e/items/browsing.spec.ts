import { itemLike, itemListPageLike } from '../../contract/schemas/item.test-support';
import { expect, test } from '../fixtures/test';
import {
  cardsOf,
  expectTitles,
  filtersButtonOf,
  marketplaceFilterOf,
  openFilters,
  paginationOf,
  searchBoxOf,
} from '../support/item-list';
import { holdAllRequests } from '../support/hold';
import { ITEM_LIST_CALL_PATTERN, mockItemPictures, serveShellAsHomePage } from '../support/items';
import { observeLayoutShifts, expectNoLayoutShift } from '../support/layout-shift';
import { createSignedInMember } from '../support/members';
import {
  changeItem,
  storeItems,
  type StoredItems,
  titleOf,
  titlesOf,
} from '../support/stored-items';

test.beforeEach(({ page }) => mockItemPictures(page));

const PRICES = [1000, 2000, 3000, 4000, 50_000];

async function storePriced(): Promise<StoredItems> {
  const items = await storeItems(PRICES.length);
  await Promise.all(
    items.ids.map((id, index) => changeItem(id, { soldPriceCents: PRICES[index] ?? 0 })),
  );
  return items;
}

test('a visitor pages through the item list, and sees the same page again after Back, Forward and a reload', async ({
  page,
}) => {
  await createSignedInMember(page);
  const items = await storeItems(40);
  await page.goto(items.url);
  await expectTitles(page, titlesOf(items, 1, 16));
  // Uses the last match, because the heading above the list can show the same number of items.
  await expect(page.getByText('40 items', { exact: true }).last()).toBeVisible();
  await paginationOf(page).getByRole('link', { name: 'Next' }).click();
  await expectTitles(page, titlesOf(items, 17, 32));
  await expect(page).toHaveURL(`${items.url}&page=2`);
  const heading = page.getByRole('heading', { name: `Results for “${items.word}”` });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await paginationOf(page).getByRole('link', { name: 'Page 3' }).click();
  await expectTitles(page, titlesOf(items, 33, 40));
  await expect(paginationOf(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(paginationOf(page).getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.goBack();
  await expectTitles(page, titlesOf(items, 17, 32));
  await page.goForward();
  await expectTitles(page, titlesOf(items, 33, 40));
  await page.reload();
  await expectTitles(page, titlesOf(items, 33, 40));
});

test('the home page searches while the visitor types, and adds only one history entry', async ({
  page,
}) => {
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

test('the filters can be combined, and the same URL in another tab restores them', async ({
  page,
  context,
}) => {
  await createSignedInMember(page);
  const items = await storePriced();
  await changeItem(items.ids[2] ?? '', { platform: 'depop', soldPriceCents: 2500 });
  await changeItem(items.ids[3] ?? '', { platform: 'depop' });
  await page.goto(items.url);
  await marketplaceFilterOf(page).selectOption('depop');
  await expectTitles(page, titlesOf(items, 3, 4));
  const panel = await openFilters(page);
  await panel.getByLabel('Highest price').fill('$25.00');
  await panel.getByRole('button', { name: 'Show Results' }).click();
  await expectTitles(page, [titleOf(items, 3)]);
  await expect(panel).toBeHidden();
  await expect(filtersButtonOf(page)).toHaveAccessibleName('Filters 1 active');
  await expect(filtersButtonOf(page)).toBeFocused();
  const url = page.url();
  expect(new URL(url).searchParams.toString()).toBe(
    `q=${items.word}&platform=depop&sort=title&order=asc&max=25`,
  );
  const other = await context.newPage();
  await other.goto(url);
  await expectTitles(other, [titleOf(items, 3)]);
  await other.close();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/?sort=title&order=asc');
});

test('a slow search shifts the layout by less than 0.02', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(observeLayoutShifts);
  const items = Array.from({ length: 16 }, (_, index) => itemLike({ id: `item-${index}` }));
  const prices = { median: '30.00', lowest: '1.00', highest: '1234.00' };
  const json = {
    ...itemListPageLike(items, { pages: 3, total: 40 }),
    priceSummary: { sales: 40, prices },
  };
  await serveShellAsHomePage(page);
  await page.route(ITEM_LIST_CALL_PATTERN, (route) => route.fulfill({ json }));
  const release = await holdAllRequests(page, /\/api\/(items\?.*|auth\/user)$/);
  await page.goto('/?q=bowl');
  await expect(page.getByTestId('item-skeleton')).toHaveCount(16);
  release();
  await expect(page.getByRole('article', { name: 'Butterprint Cinderella bowl' })).toHaveCount(16);
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).last()).toBeVisible();
  await expectNoLayoutShift(page);
});
