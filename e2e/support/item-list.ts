import { expect, type Locator, type Page } from '@playwright/test';

export const paginationOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Pages' });

export const cardsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items' }).getByRole('article');

/** Returns the link of a card in the item list. Ignores the champions, because the same item can also be a champion. */
export const cardLinkOf = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Items' }).getByRole('link', { name: title, exact: true });

export const marketplaceFilterOf = (page: Page): Locator =>
  page.getByLabel('Marketplace', { exact: true });

export const searchBoxOf = (page: Page): Locator => page.getByRole('searchbox');

export const filtersButtonOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^Filters/ });

export async function openFilters(page: Page): Promise<Locator> {
  await filtersButtonOf(page).click();
  const panel = page.getByRole('form', { name: 'Filters' });
  await expect(panel).toBeVisible();
  return panel;
}

export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  await expect(cardsOf(page).getByRole('heading', { level: 3 })).toHaveText([...titles]);
}

/** Returns the URL of a card's largest thumbnail, which is the last one in the card's `srcset`. */
export async function readThumbnailUrl(page: Page, title: string): Promise<string> {
  const card = cardLinkOf(page, title).locator('xpath=ancestor::article');
  const sources = await card.locator('picture img').getAttribute('srcset');
  return sources?.split(', ').at(-1)?.split(' ')[0] ?? '';
}

/** Returns the smallest and the largest card height of each row, in CSS pixels. */
export async function measureRowHeights(
  page: Page,
): Promise<{ readonly minHeight: number; readonly maxHeight: number }[]> {
  const boxes = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { top: Math.round(top), height };
    }),
  );
  return [...new Set(boxes.map(({ top }) => top))].map((row) => {
    const heights = boxes.filter(({ top }) => top === row).map(({ height }) => height);
    return { minHeight: Math.min(...heights), maxHeight: Math.max(...heights) };
  });
}
