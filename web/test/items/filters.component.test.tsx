import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { setResponse, holdResponses } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import {
  setItemListResponses,
  bowls,
  expectTitles,
  lastListQuery,
  LIST_URL,
  bowlTitle,
  bowlTitles,
} from '@test/item-list';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const searchBox = () => page.getByRole('searchbox');
const panel = () => page.getByRole('form', { name: 'Filters' });
const showResults = () => panel().getByRole('button', { name: 'Show Results' }).click();

async function openFilters(): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect.element(panel()).toBeVisible();
}

beforeEach(() => {
  setVisitorResponses();
  setHomeResponses();
});

test('the item list shows a price summary when a search matches enough sales, and otherwise only the number of matches', async () => {
  const prices = { median: '30.00', lowest: '10.00', highest: '500.00' };
  setResponse('listItems', { ...itemListPageLike(bowls(5)), priceSummary: { sales: 5, prices } });
  await renderApp(LIST_URL);
  const line = page.getByRole('region', { name: 'Sold Prices for This Search' });
  for (const price of ['$30.00', '$10.00', '$500.00'])
    await expect.element(line.getByText(price, { exact: true })).toBeVisible();
  setResponse('listItems', {
    ...itemListPageLike(bowls(1)),
    priceSummary: { sales: 1, prices: null },
  });
  await searchBox().fill('bowl 02');
  await expect.element(line.getByText('Not enough sales to show prices')).toBeVisible();
  await expect.element(line.getByText('1 sale')).toBeVisible();
  await expect.element(page.getByText('1 item', { exact: true })).toBeVisible();
  expect(lastListQuery()?.get('search')).toBe('bowl 02');
});

test('the item list shows no price summary when nothing is found, also while the next search is running', async () => {
  const prices = { median: '30.00', lowest: '10.00', highest: '500.00' };
  const box = page.getByRole('region', { name: 'Sold Prices for This Search' });
  setResponse('listItems', { ...itemListPageLike([]), priceSummary: { sales: 0, prices: null } });
  await renderApp('/?q=qqzz');
  await expect.element(page.getByText('No Results')).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  const letItemsGo = holdResponses('listItems');
  await searchBox().fill('qqz');
  await expect.poll(() => lastListQuery()?.get('search')).toBe('qqz');
  expect(document.querySelector('[class*=price-line]')).toBeNull();
  letItemsGo();
  setResponse('listItems', { ...itemListPageLike(bowls(5)), priceSummary: { sales: 5, prices } });
  await searchBox().fill('bowl');
  await expect.element(box.getByText('$30.00')).toBeVisible();
});

test('Clear Filters in an empty list clears the search and the filters', async () => {
  await renderApp('/?q=qqzzxxqqzz&platform=etsy');
  await expect.element(page.getByText('No Results')).toBeVisible();
  await expect.element(page.getByText('0 items', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect.poll(currentUrl).toBe('/');
  await expect.element(searchBox()).toHaveValue('');
  await expect.element(page.getByLabelText('Marketplace', { exact: true })).toHaveValue('');
});

test('choosing a sort field sorts in descending order, and choosing it again sorts in ascending order', async () => {
  setItemListResponses(bowls(5));
  await renderApp('/?q=bowl');
  const button = page.getByRole('button', { name: /^Sort/ });
  await expect.element(button).toHaveAccessibleName('Sort: Date Added, newest first');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemradio', { checked: true })).toHaveFocus();
  setItemListResponses(bowls(5).reverse());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expectTitles(bowlTitles(1, 5).reverse());
  await expect.element(button).toHaveAccessibleName('Sort: Price, highest first');
  await expect.element(button).toHaveFocus();
  expect(lastListQuery()?.get('sortBy')).toBe('price');
  // The URL of the request has no sort order, because descending is the default.
  expect(lastListQuery()?.get('sortOrder')).toBeNull();
  setItemListResponses(bowls(5));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemradio', { checked: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectTitles(bowlTitles(1, 5));
  await expect.element(button).toHaveAccessibleName('Sort: Price, lowest first');
  expect(lastListQuery()?.get('sortOrder')).toBe('asc');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the filters restrict the list by category and type, and Reset removes all filters', async () => {
  setResponse('listItemCategories', {
    categories: [{ categoryName: 'Vintage Bakeware', items: 2 }],
  });
  setItemListResponses(bowls(2));
  await renderApp(`${LIST_URL}&category=Vintage+Bakeware`);
  await expectTitles(bowlTitles(1, 2));
  expect(lastListQuery()?.get('category')).toBe('Vintage Bakeware');
  await openFilters();
  await expect.element(panel().getByLabelText('Category')).toHaveValue('Vintage Bakeware');
  setItemListResponses([itemLike({ title: bowlTitle(1), isOwnSale: true })]);
  await panel().getByLabelText('My Sale').click();
  await showResults();
  await expectTitles([bowlTitle(1)]);
  expect(lastListQuery()?.get('category')).toBe('Vintage Bakeware');
  expect(lastListQuery()?.get('type')).toBe('sale');
  await openFilters();
  setItemListResponses(bowls(3));
  await panel().getByLabelText('Lowest price').fill('20');
  await panel().getByRole('button', { name: 'Reset' }).click();
  await expect.element(panel().getByLabelText('Lowest price')).toHaveValue('');
  await showResults();
  await expectTitles(bowlTitles(1, 3));
  expect(lastListQuery()?.has('category')).toBe(false);
  expect(lastListQuery()?.has('type')).toBe(false);
});

test('the filters show an error for an invalid price range, and do not change the list', async () => {
  setSignedInMemberResponses(memberLike());
  await renderApp();
  await expect.element(page.getByRole('heading', { name: 'Latest Items' })).toBeVisible();
  await openFilters();
  await panel().getByLabelText('Lowest price').fill('20');
  await panel().getByLabelText('Highest price').fill('10');
  await showResults();
  await expect
    .element(panel().getByText("The lowest price can't be higher than the highest price"))
    .toBeVisible();
  await expect.element(panel().getByLabelText('Lowest price')).toHaveFocus();
  expect(currentUrl()).toBe('/');
  await panel().getByLabelText('Highest price').fill('$1,030,50');
  await showResults();
  await expect.poll(currentUrl).toBe('/?min=20&max=1030.5');
});
