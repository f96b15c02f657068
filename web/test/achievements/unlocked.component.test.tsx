import type { Achievement } from '@contract/schemas/achievement';
import { itemLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp, renderPart } from '@test/render';
import { setSharedItemResponses, sharedItem, fillInNewSale, submitSale } from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { showAchievements } from '@/components/toast/show-achievements';
import { removeFromOutbox } from '@/lib/outbox/outbox-store';
import { keepSentAchievements, keepSentItemsVersion } from '@/lib/outbox/sent-by-worker';
import { queuedTestEntry } from '@/lib/outbox/entries.test-support';

const achievement = (title: string): Achievement => ({
  id: title.toLowerCase(),
  title,
  description: `You earned ${title}.`,
  achievementLevel: 'bronze',
  icon: 'heart',
  unlockedAt: '2026-11-21T12:00:00.000Z',
});
const [KIND_EYE, BIG_HEART] = [achievement('Kind Eye'), achievement('Big Heart')];
const bowl = itemLike({ id: 'bowl', title: 'Bowl' });

const toasts = () => page.getByText('Achievement Unlocked!', { exact: true });
const words = ({ title, description }: Achievement) =>
  page.getByText(`${title}: ${description}`, { exact: true });
const dismiss = () => page.getByRole('button', { name: 'Dismiss' }).click();

async function expectOnly(shown: Achievement): Promise<void> {
  await expect.element(words(shown)).toBeVisible();
  await expect.element(toasts()).toHaveLength(1);
}

beforeEach(() => {
  setSignedInMemberResponses(memberLike());
  setHomeResponses([bowl]);
  setResponse('getItem', { item: bowl });
  setResponse('likeItem', { newAchievements: [KIND_EYE, BIG_HEART] });
  setResponse('countSharedLink', { newAchievements: [KIND_EYE] });
});
afterEach(async () => {
  await cleanup();
  goOnline();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('toasts for unlocked achievements', () => {
  test.each(BOTH_SIZES)(
    'appear one after the other after a like on a $size',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      await renderApp('/');
      await cards().getByRole('button', { name: /^Like/ }).click();
      await expectOnly(KIND_EYE);
      await expectNoAxeViolations();
      await dismiss();
      await expectOnly(BIG_HEART);
      await dismiss();
      await expect.element(toasts()).not.toBeInTheDocument();
    },
  );

  test('appear over the open item after sharing a link, when the message about the copied link has disappeared', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderApp('/');
    await openCard('Bowl');
    await detail().getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await expect.element(page.getByText('Link copied!', { exact: true })).toBeVisible();
    await expect.element(toasts()).not.toBeInTheDocument();
    await dismiss();
    await expect.element(detail().getByText(/^Kind Eye: /)).toBeVisible();
  });

  test('appear after an upload, when the message about the upload has disappeared', async () => {
    await fillInNewSale();
    const item = sharedItem();
    setSharedItemResponses(item);
    const { title, soldPrice, soldDate } = item;
    const extractedData = { title, soldPrice, soldDate };
    setResponse('shareScreenshot', { item, extractedData, newAchievements: [KIND_EYE] });
    await submitSale();
    await expect.element(page.getByText('Success!', { exact: true })).toBeVisible();
    await dismiss();
    await expectOnly(KIND_EYE);
  });

  test('appear after the outbox has sent a like', async () => {
    setSignedInMemberResponses(memberLike({ id: crypto.randomUUID() }));
    await renderApp('/');
    const heart = cards().getByRole('button', { name: /^Like/ });
    await expect.element(heart).toBeVisible();
    goOffline();
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.element(toasts()).not.toBeInTheDocument();
    goOnline();
    await expectOnly(KIND_EYE);
    await dismiss();
    await expectOnly(BIG_HEART);
  });

  test('appear once for each call that the service worker has sent, before or after the page was opened', async () => {
    const id = crypto.randomUUID();
    setSignedInMemberResponses(memberLike({ id }));
    const keep = async (unlocked: Achievement) => {
      await keepSentAchievements(id, { newAchievements: [unlocked] });
      await keepSentItemsVersion(id, '2026-11-21T12:00:00.000001Z');
    };
    await keep(KIND_EYE);
    await renderApp('/');
    await expectOnly(KIND_EYE);
    await dismiss();
    await keep(BIG_HEART);
    // Notifies the page, as the service worker does when it removes an entry from the outbox.
    await removeFromOutbox(queuedTestEntry('sent', { memberId: id }));
    await expectOnly(BIG_HEART);
  });
});

test('a live region politely announces the achievement whose toast is visible, but not achievements whose toasts still wait', async () => {
  await renderPart(<h1>Page</h1>);
  showAchievements([KIND_EYE, BIG_HEART]);
  await expectOnly(KIND_EYE);
  const region = () => document.querySelector('[role=status][aria-live]');
  await expect.poll(() => region()?.textContent).toContain('Kind Eye: You earned Kind Eye.');
  expect(region()?.getAttribute('aria-live')).toBe('polite');
  expect(region()?.textContent).not.toContain('Big Heart');
});

test('the toast for an unlocked achievement stays for 5 seconds', async () => {
  await renderPart(<h1>Page</h1>);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  showAchievements([KIND_EYE, BIG_HEART]);
  await expectOnly(KIND_EYE);
  vi.advanceTimersByTime(4900);
  await expectOnly(KIND_EYE);
  vi.advanceTimersByTime(200);
  await expectOnly(BIG_HEART);
  vi.advanceTimersByTime(5100);
  await expect.element(toasts()).not.toBeInTheDocument();
});
