import type { Achievement } from '@contract/schemas/achievement';
import { itemLike } from '@contract/schemas/item.test-support';
import type { OwnItem, OwnItemsPage } from '@contract/schemas/own-items';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import type { CurrentUser } from '@contract/schemas/user';
import type { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { setResponse, setResponseByUrl } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses, cards } from './home';
import { memberLike } from './members';
import { renderApp } from './render';
import { noSales } from './sales';

export const ownItemLike = (change: Partial<OwnItem> = {}): OwnItem => ({
  ...itemLike({ username: 'ann_sells' }),
  isHidden: false,
  ...change,
});

/** Returns a member's own items with the ids 'own-1', 'own-2' and so on, and the titles 'Owl 1', 'Owl 2' and so on. */
export const ownItemsLike = (count: number): OwnItem[] =>
  Array.from({ length: count }, (_, index) =>
    ownItemLike({ id: `own-${index + 1}`, title: `Owl ${index + 1}` }),
  );

export const PREMIUM_MEMBER: Partial<CurrentUser> = {
  subscriptionStatus: 'active',
  subscriptionPlan: 'monthly',
};

export const achievementsLike = (count: number): Achievement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `shares-${index + 1}`,
    title: `Title ${index + 1}`,
    description: `You shared ${index + 1} items.`,
    achievementLevel: 'gold',
    icon: 'tag',
    unlockedAt: '2026-11-20T12:00:00.000Z',
  }));

const ownPage = (items: readonly OwnItem[], number: number): OwnItemsPage => ({
  items: items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
  pagination: {
    page: number,
    pages: Math.ceil(items.length / PAGE_SIZE),
    total: items.length,
    limit: PAGE_SIZE,
  },
});

/** Sets the responses for the list and the statistics of the member's own items. */
export function setOwnItemResponses(items: readonly OwnItem[]): void {
  setResponseByUrl('listOwnItems', ({ searchParams }) =>
    ownPage(items, Number(searchParams.get('page') ?? 1)),
  );
  setResponse('getOwnStats', {
    totalItems: items.length,
    ownSales: 2,
    totalSalesValue: '1234.50',
    avgSalePrice: '617.25',
  });
}

interface Dashboard {
  readonly items?: readonly OwnItem[];
  readonly member?: Partial<CurrentUser>;
  readonly achievements?: readonly Achievement[];
}

/** Sets the responses for the dashboard of a member. */
export function setDashboardResponses({
  items = [],
  member = {},
  achievements = [],
}: Dashboard): void {
  setSignedInMemberResponses(memberLike(member));
  setHomeResponses();
  setOwnItemResponses(items);
  setResponse('listOwnAchievements', { achievements: [...achievements] });
  setResponse('getSalesSummary', noSales());
  setResponse('listFavorites', { favorites: [], next: null });
}

export async function openDashboard(url = '/dashboard', client?: QueryClient): Promise<void> {
  await renderApp(url, client);
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** Opens the dashboard with these items, and waits until it shows them. */
export async function openDashboardWithItems(
  items: readonly OwnItem[],
  url?: string,
): Promise<void> {
  setDashboardResponses({ items });
  await openDashboard(url);
  await expect.element(cards().first()).toBeVisible();
}

export const deleteButtonOf = (title: string) =>
  page.getByRole('button', { name: `Delete ${title}`, exact: true });
export const selectItemsButton = () => page.getByRole('button', { name: 'Select Items' });
export const deleteSelectedButton = () => page.getByRole('button', { name: 'Delete Selected' });
export const bulkDialog = () => page.getByRole('dialog', { name: 'Delete Selected Items' });
export const checkboxOf = (title: string) =>
  page.getByRole('checkbox', { name: title, exact: true });
/** Expects the text anywhere on the page, also in a toast. */
export const expectVisibleText = (text: string) =>
  expect.element(page.getByText(text).first()).toBeVisible();
export const expectTextContent = (place: Locator, words: string): Promise<void> =>
  expect.poll(() => place.element().textContent).toContain(words);
