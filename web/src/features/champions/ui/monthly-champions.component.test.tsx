import { expectNoSeriousAxeViolations, inBothSchemes } from '@test/accessibility';
import { callsTo, hold, refuse } from '@test/fake-api';
import { answerChampions, type Champions, NOBODY } from '@test/home';
import { itemLike } from '@test/items';
import { renderPart } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import type { Item } from '@contract/schemas/item';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MonthlyChampions } from './monthly-champions';

const CALLS = [
  'getMostLikedOfMonth',
  'getHighestProfitOfMonth',
  'getMostActiveSellerOfMonth',
] as const;
const BROKEN = 'The boards are being tidied.';

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

/** Hides the page or shows it again, as another tab in front of it does. */
function setPageSeen(isSeen: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => {
  vi.useRealTimers();
});

test('opens the item of a card when its title is pressed', async () => {
  const onOpenItem = vi.fn<(item: Item) => void>();
  answerChampions(leaders());
  await renderChampions(onOpenItem);
  const link = liked().getByRole('link', { name: 'Lamp' });
  await expect.element(link).toHaveAttribute('href', '/item/liked');
  await link.click();
  expect(onOpenItem.mock.lastCall?.[0].id).toBe('liked');
});

test('names the calendar month in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T00:00:01Z') });
  answerChampions(NOBODY);
  await renderChampions();
  await expect.element(section().getByText('December 2026')).toBeVisible();
});

test('invites to claim a title that nobody has', async () => {
  answerChampions(NOBODY);
  await renderChampions();
  for (const none of ['most liked item', 'highest profit item', 'most active seller'])
    await expect.element(section().getByText(`No ${none} yet`, { exact: true })).toBeVisible();
  await expect.element(section().getByText('Be the first to claim this title!')).toHaveLength(3);
});

test('reads every 30 s while the page is seen, and at once when it is seen again', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  answerChampions(NOBODY);
  await renderChampions();
  await expect.element(section().getByText('No most liked item yet')).toBeVisible();
  expect(reads()).toBe(3);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(reads()).toBe(3);
  answerChampions(leaders());
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(section().getByText('128 likes')).toBeVisible();
  expect(reads()).toBe(6);
  setPageSeen(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(6);
  answerChampions(NOBODY);
  setPageSeen(true);
  await expect.element(section().getByText('No most liked item yet')).toBeVisible();
  expect(reads()).toBe(9);
});

test('says which card failed, keeps what the others show, and tries again when asked', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  answerChampions(leaders());
  refuse('getMostLikedOfMonth', 'internal', BROKEN);
  await renderChampions();
  await expect.element(liked().getByText('This board is unavailable')).toBeVisible();
  await expect.element(active().getByText('37 items')).toBeVisible();
  refuse('getHighestProfitOfMonth', 'internal', BROKEN);
  await vi.advanceTimersByTimeAsync(31_000);
  await expect.element(profit().getByText('Out of date')).toBeVisible();
  await expect.element(profit().getByText('+$30.00')).toBeVisible();
  await expect.element(active().getByRole('button')).toHaveLength(0);
  vi.useRealTimers();
  await expectNoSeriousAxeViolations();
  const before = reads();
  answerChampions(leaders());
  await liked().getByRole('button', { name: 'Try Again' }).click();
  await expect.element(liked().getByText('128 likes')).toBeVisible();
  await expect.element(liked().getByRole('button')).toHaveLength(0);
  expect(reads()).toBe(before + 1);
});

describe.each(BOTH_SIZES)('on a $size', ({ viewport }) => {
  beforeEach(() => page.viewport(...viewport));

  test('the cards have nothing serious for axe', async () => {
    answerChampions(leaders());
    await renderChampions();
    await expect.element(active().getByText('37 items')).toBeVisible();
    await inBothSchemes(expectNoSeriousAxeViolations);
  });

  test('the cards take the place that was kept for them', async () => {
    answerChampions(leaders());
    const letGo = CALLS.map(hold);
    await renderChampions();
    await expect.element(page.getByTestId('champion-skeleton')).toHaveLength(3);
    const kept = section().element().getBoundingClientRect().height;
    for (const go of letGo) go();
    await expect.element(section().getByRole('article')).toHaveLength(3);
    expect(section().element().getBoundingClientRect().height).toBe(kept);
  });

  test('the longest title, name and figures stay within their card', async () => {
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
    answerChampions({
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
