import { itemLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { setChampionResponses, type Champions, NO_CHAMPIONS } from '@test/home';
import { renderPart } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import type { Item } from '@contract/schemas/item';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MonthlyChampions } from './monthly-champions';

const CALLS = [
  'getMostLikedOfMonth',
  'getHighestProfitOfMonth',
  'getMostActiveSellerOfMonth',
] as const;
const BROKEN = 'The service is unavailable.';

const leaders = (): Champions => ({
  liked: itemLike({ id: 'liked', title: 'Lamp', likesCount: 128, isPremiumUser: true }),
  profit: itemLike({ id: 'profit', title: 'Leica', isOwnSale: true, purchasePrice: '4.99' }),
  seller: {
    user: { id: 'fox', username: 'flea_market_fox', isPremiumUser: true },
    itemCount: 37,
    topItem: itemLike({ id: 'top', title: 'Jacket' }),
  },
});

const section = () => page.getByRole('region', { name: 'Monthly Champions' });
const card = (name: string) => section().getByRole('article', { name, exact: true });
const liked = () => card('Most Liked Item');
const profit = () => card('Highest Profit Item');
const active = () => card('Most Items Shared');

const reads = (): number => CALLS.reduce((sum, name) => sum + callsTo(name).length, 0);
const renderChampions = (onOpenItem: (item: Item) => void = () => undefined) =>
  renderPart(<MonthlyChampions onOpenItem={onOpenItem} />);

function setPageSeen(isSeen: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => {
  vi.useRealTimers();
});

test('calls onOpenItem with the item when its title is clicked', async () => {
  const onOpenItem = vi.fn<(item: Item) => void>();
  setChampionResponses(leaders());
  await renderChampions(onOpenItem);
  const link = liked().getByRole('link', { name: 'Lamp' });
  await expect.element(link).toHaveAttribute('href', '/item/liked');
  await link.click();
  expect(onOpenItem.mock.lastCall?.[0].id).toBe('liked');
});

test('shows the name of the current month in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T00:00:01Z') });
  setChampionResponses(NO_CHAMPIONS);
  await renderChampions();
  await expect.element(section().getByText('December 2026')).toBeVisible();
});

test('shows an empty state on all three cards when there are no champions yet', async () => {
  setChampionResponses(NO_CHAMPIONS);
  await renderChampions();
  for (const none of ['No likes yet', 'No profit yet', 'No items shared yet'])
    await expect.element(section().getByText(none, { exact: true })).toBeVisible();
  await expect.element(section().getByText('Be the first to claim this title!')).toHaveLength(3);
});

test('refetches every 30 s while the page is visible, and when it becomes visible again', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  setChampionResponses(NO_CHAMPIONS);
  await renderChampions();
  await expect.element(section().getByText('No likes yet')).toBeVisible();
  expect(reads()).toBe(3);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(reads()).toBe(3);
  setChampionResponses(leaders());
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(section().getByText('128 likes')).toBeVisible();
  expect(reads()).toBe(6);
  setPageSeen(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(6);
  setChampionResponses(NO_CHAMPIONS);
  setPageSeen(true);
  await expect.element(section().getByText('No likes yet')).toBeVisible();
  expect(reads()).toBe(9);
});

test('shows an error on each card whose request failed, keeps the last champion of the card, and retries on click', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  setChampionResponses(leaders());
  setErrorResponse('getMostLikedOfMonth', 'internal', BROKEN);
  await renderChampions();
  await expect.element(liked().getByText('Not Available Right Now')).toBeVisible();
  await expect.element(active().getByText('37 items')).toBeVisible();
  setErrorResponse('getHighestProfitOfMonth', 'internal', BROKEN);
  await vi.advanceTimersByTimeAsync(31_000);
  await expect.element(profit().getByText('Out of date')).toBeVisible();
  await expect.element(profit().getByText('+$30.00')).toBeVisible();
  await expect.element(active().getByRole('button')).toHaveLength(0);
  vi.useRealTimers();
  await expectNoAxeViolations();
  const before = reads();
  setChampionResponses(leaders());
  await liked().getByRole('button', { name: 'Try Again' }).click();
  await expect.element(liked().getByText('128 likes')).toBeVisible();
  await expect.element(liked().getByRole('button')).toHaveLength(0);
  expect(reads()).toBe(before + 1);
});

describe.each(BOTH_SIZES)('on a $size', ({ viewport }) => {
  beforeEach(() => page.viewport(...viewport));

  test('shows the champions without serious accessibility violations', async () => {
    setChampionResponses(leaders());
    await renderChampions();
    await expect.element(active().getByText('37 items')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('does not move the content of a card when a link in it gets the focus', async () => {
    setChampionResponses(leaders());
    await renderChampions();
    const link = liked().getByRole('link', { name: /^@/ });
    await expect.element(link).toBeVisible();
    const { top } = link.element().getBoundingClientRect();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    expect(link.element().getBoundingClientRect().top).toBe(top);
  });

  test('keeps the height of the section when the champions replace the skeletons', async () => {
    setChampionResponses(leaders());
    const letGo = CALLS.map(holdResponses);
    await renderChampions();
    await expect.element(page.getByTestId('champion-skeleton')).toHaveLength(3);
    const kept = section().element().getBoundingClientRect().height;
    for (const go of letGo) go();
    await expect.element(section().getByRole('article')).toHaveLength(3);
    expect(section().element().getBoundingClientRect().height).toBe(kept);
  });

  test('fits the longest title, username and figures into the cards', async () => {
    const long = itemLike({
      title: 'Supercalifragilisticexpialidocious_'.repeat(5),
      soldPrice: '9999999.99',
      isOwnSale: true,
      purchasePrice: '0.00',
      username: 'abcdefghij0123456789',
      isPremiumUser: true,
      likesCount: 123_456_789,
    });
    const user = { id: 'long', username: long.username, isPremiumUser: true };
    setChampionResponses({
      liked: long,
      profit: long,
      seller: { user, itemCount: 123_456, topItem: long },
    });
    await renderChampions();
    await expect.element(section().getByRole('article')).toHaveLength(3);
    for (const { scrollWidth, clientWidth } of section().getByRole('article').elements())
      expect(scrollWidth - clientWidth).toBe(0);
    expect(document.documentElement.scrollWidth).toBe(viewport[0]);
  });
});
