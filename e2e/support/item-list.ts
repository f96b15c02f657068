import { expect, type Locator, type Page } from '@playwright/test';
import { LISTING_CALL } from './items';

/** The bar that leads to other pages. */
export const pagesOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages' });

/** The cards of the items listed. */
export const cardsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items' }).getByRole('article');

/** The link of an item listed; boards of champions may show the same item. */
export const linkOf = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Items' }).getByRole('link', { name: title, exact: true });

/** The choice of one marketplace or all. */
export const marketplaceOf = (page: Page): Locator =>
  page.getByLabel('Marketplace', { exact: true });

export const searchBoxOf = (page: Page): Locator => page.getByRole('searchbox');

/** The button that opens the panel of further filters. */
export const filtersButtonOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^Filters/ });

/** Opens the panel of further filters. */
export async function openFilters(page: Page): Promise<Locator> {
  await filtersButtonOf(page).click();
  const panel = page.getByRole('form', { name: 'Filters' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Waits until these are the titles on the board, in this order. */
export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  await expect(cardsOf(page).getByRole('heading', { level: 3 })).toHaveText([...titles]);
}

/** The queries of all calls for pages of the board from now on. */
export function listingCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (LISTING_CALL.test(request.url())) calls.push(new URL(request.url()).searchParams);
  });
  return calls;
}
