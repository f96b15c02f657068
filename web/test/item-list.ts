import type { Item } from '@contract/schemas/item';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answerByUrl, callsTo } from './fake-api';
import { cards } from './home';
import { itemLike, pageLike } from './items';

/** The address of a list, as in the tests that page through it. */
export const LIST_ADDRESS = '/?q=bowl&sort=title&order=asc';

/** The title of the n-th of `bowls`, counted from 1. */
export const titleOf = (n: number): string => `Bowl ${String(n).padStart(2, '0')}`;

/** The titles of `bowls` from the n-th to the m-th. */
export const titlesOf = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => titleOf(first + index));

/** As many items, which their titles count. */
export const bowls = (count: number): Item[] =>
  titlesOf(1, count).map((title, index) => itemLike({ id: `bowl-${index + 1}`, title }));

/** Answers every page of the list with its part of `items` from now on. */
export function answerPagesOf(items: readonly Item[]): void {
  answerByUrl('listItems', ({ searchParams }) => {
    const number = Number(searchParams.get('page') ?? 1);
    const shown = items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
    const pages = Math.ceil(items.length / PAGE_SIZE);
    return pageLike(shown, { page: number, pages, total: items.length });
  });
}

/** What the last call for a page of the list asked for. */
export const lastListQuery = (): URLSearchParams | undefined =>
  callsTo('listItems').at(-1)?.url.searchParams;

/** Waits until these are the titles in the list, in this order. */
export async function expectTitles(titles: readonly string[]): Promise<void> {
  const headings = cards().getByRole('heading', { level: 3 });
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent))
    .toEqual([...titles]);
}

/** The link of an item in the list. */
export const cardLink = (title: string) =>
  page.getByRole('list', { name: 'Items' }).getByRole('link', { name: title, exact: true });
