import type { Item } from '@contract/schemas/item';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { setResponseByUrl, callsTo } from './fake-api';
import { cards } from './home';

export const LIST_URL = '/?q=bowl&sort=title&order=asc';

export const bowlTitle = (n: number): string => `Bowl ${String(n).padStart(2, '0')}`;

export const bowlTitles = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => bowlTitle(first + index));

export const bowls = (count: number): Item[] =>
  bowlTitles(1, count).map((title, index) => itemLike({ id: `bowl-${index + 1}`, title }));

/** Sets the responses for all pages of an item list with `items`. */
export function setItemListResponses(items: readonly Item[]): void {
  setResponseByUrl('listItems', ({ searchParams }) => {
    const number = Number(searchParams.get('page') ?? 1);
    const shown = items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
    const pages = Math.ceil(items.length / PAGE_SIZE);
    return itemListPageLike(shown, { page: number, pages, total: items.length });
  });
}

export const lastListQuery = (): URLSearchParams | undefined =>
  callsTo('listItems').at(-1)?.url.searchParams;

export async function expectTitles(titles: readonly string[]): Promise<void> {
  const headings = cards().getByRole('heading', { level: 3 });
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent))
    .toEqual([...titles]);
}

export const cardLink = (title: string) =>
  page.getByRole('list', { name: 'Items' }).getByRole('link', { name: title, exact: true });
