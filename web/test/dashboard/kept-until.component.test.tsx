import { itemLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  expectTextContent,
  ownItemLike,
  PREMIUM_MEMBER,
  openDashboardWithItems,
} from '@test/dashboard';
import { setResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { hasLiveItemReader, emitLiveItem } from '@test/live-item-reader';
import { memberLike } from '@test/members';
import { editButton } from '@test/own-items';
import { renderApp } from '@test/render';
import { chooseScreenshotAndSkipText, drawScreenshot, openSharePanel } from '@test/share-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const EXPIRES = { expiresAt: '2026-12-26T12:00:00.000Z' };
const own = ownItemLike({ title: 'Owl', ...EXPIRES });
const hidden = ownItemLike({ id: 'hidden', title: 'Tin robot', isHidden: true, ...EXPIRES });

describe('the date until which an own item is kept', () => {
  test('is on the cards of the dashboard, except on hidden items', SLOW_TEST_OPTIONS, async () => {
    await openDashboardWithItems([own, hidden]);
    await expectTextContent(cards().nth(0), 'Kept until Dec 26, 2026');
    await expectTextContent(cards().nth(1), 'Tin robot');
    expect(cards().nth(1).element().textContent).not.toContain('Kept');
    await expectNoAxeViolations();
    await expectGoodLayout();
  });

  test('is not shown if a saved response of an older version of the app lacks this date', async () => {
    await openDashboardWithItems([ownItemLike({ title: 'Owl' })]);
    await expectTextContent(cards().nth(0), 'Owl');
    expect(cards().nth(0).element().textContent).not.toContain('Kept');
  });

  test('is in the item detail, and changes when the plan changes', SLOW_TEST_OPTIONS, async () => {
    await openDashboardWithItems([own]);
    setResponse('getItem', { item: own });
    await openCard('Owl');
    await expectTextContent(detail(), 'Kept until Dec 26, 2026');
    await expectNoAxeViolations();
    await expectGoodLayout();
    await expect.poll(hasLiveItemReader).toBe(true);
    const { isHidden: _, ...live } = own;
    emitLiveItem({ state: 'live', item: { ...live, expiresAt: '2027-02-24T12:00:00.000Z' } });
    await expectTextContent(detail(), 'Kept until Feb 24, 2027');
    await expectTextContent(cards().nth(0), 'Kept until Feb 24, 2027');
  });

  test('is not shown for items of other members, or on the cards of other lists', async () => {
    setSignedInMemberResponses(memberLike());
    const other = itemLike({ id: 'other', title: 'Bowl', username: 'bob_sells', ...EXPIRES });
    setHomeResponses([own, other]);
    await renderApp('/');
    await openCard('Bowl');
    await expect.element(detail().getByRole('button', { name: 'Report' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Kept until');
    await detail().getByRole('button', { name: 'Close' }).click();
    await openCard('Owl');
    await expect.element(editButton()).toBeVisible();
    await expectTextContent(detail(), 'Kept until Dec 26, 2026');
  });
});

describe('the share form', () => {
  const upgrade = () => page.getByRole('link', { name: 'Premium keeps items for 90 days' });
  const form = () => page.getByRole('form', { name: 'Share a Sale' });
  const openAt = async (moment: string, plan = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    await openSharePanel(20, plan);
    await chooseScreenshotAndSkipText(await drawScreenshot());
  };
  afterEach(() => vi.useRealTimers());

  test(
    'shows a free member the date until which the item is kept, with a link to Premium',
    SLOW_TEST_OPTIONS,
    async () => {
      await openAt('2026-11-21T12:00:00Z');
      await expectTextContent(form(), 'Kept until Dec 21, 2026');
      await expect.element(upgrade()).toHaveAttribute('href', '/subscribe');
      await expectNoAxeViolations();
      await expectGoodLayout();
    },
  );

  test('shows a premium member the date until which the item is kept', async () => {
    await openAt('2026-11-21T12:00:00Z', PREMIUM_MEMBER);
    await expectTextContent(form(), 'Kept until Feb 19, 2027');
    await expect.element(upgrade()).not.toBeInTheDocument();
  });

  test('shows the date until which the item is kept to a member whose canceled plan ends soon', async () => {
    const plan = {
      subscriptionStatus: 'canceled',
      subscriptionEndDate: '2026-12-05T12:00:00.000Z',
    };
    await openAt('2026-11-21T12:00:00Z', plan);
    await expectTextContent(form(), 'Kept until Jan 4, 2027');
    await expect.element(upgrade()).not.toBeInTheDocument();
  });
});
