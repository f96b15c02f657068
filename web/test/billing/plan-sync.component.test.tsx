import type { Subscription } from '@contract/schemas/subscription';
import { premiumStatusLike, subscriptionStatusLike, YEARLY } from '@test/billing';
import { setResponse, callsTo, setErrorResponse, setPlanVersion } from '@test/fake-api';
import { refreshIdToken } from '@test/fake-firebase-auth';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { dispatchVisibilityChange } from '@test/offline';
import { renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SESSION_CHANNEL } from '@/lib/worker-messages';
import { call } from '@/services/api-client';

const EARLIER = '1795600000000';
const LATER = '1795600000001';
const MINUTE_MS = 60_000;

/** The link 'Upgrade'. It is in the header of a wide screen, and in the account menu of a phone. */
const upgrade = () =>
  page.getByRole('link', { name: 'Upgrade', exact: true, includeHidden: true }).first();
const badge = () => page.getByRole('banner').getByText('Premium', { exact: true }).first();
const checks = () => callsTo('getSubscriptionStatus').length;
const users = () => callsTo('getCurrentUser').length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  dispatchVisibilityChange();
};

beforeEach(async () => {
  await page.viewport(...DESKTOP);
  setHomeResponses();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function respondWithPremium(): void {
  setSignedInMemberResponses(memberLike(YEARLY));
  setResponse('getSubscriptionStatus', premiumStatusLike());
}

async function openAsFree(version = '0'): Promise<void> {
  setSignedInMemberResponses(memberLike());
  setPlanVersion(version);
  await renderApp('/about');
  await expect.element(upgrade()).toBeInTheDocument();
  await expect.poll(checks).toBe(1);
}

test('the app shows Premium and gets a new ID token when a response has a later plan version', async () => {
  await openAsFree();
  respondWithPremium();
  setPlanVersion(LATER);
  setResponse('listFavorites', { favorites: [], next: null });
  await call('listFavorites', { query: {} });
  await expect.element(badge()).toBeInTheDocument();
  await expect.element(upgrade()).not.toBeInTheDocument();
  expect(users()).toBe(2);
  await expect.poll(() => refreshIdToken.mock.calls).toHaveLength(1);
  setResponse('listFavorites', { favorites: [], next: null });
  await call('listFavorites', { query: {} });
  expect(users()).toBe(2);
});

/**
 * Functions that imitate another tab that has learned of a later plan version. Each key states how the tab has learned
 * of it.
 */
const ELSEWHERE: Readonly<Record<string, () => void>> = {
  'in a response': () =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'boloboard-plan-version', newValue: LATER }),
    ),
  'after a payment': () => {
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.postMessage('plan-changed');
    channel.close();
  },
};

test.each(Object.keys(ELSEWHERE))(
  'the app shows Premium when another tab has learned of the new plan %s',
  async (how) => {
    await openAsFree(EARLIER);
    respondWithPremium();
    ELSEWHERE[how]?.();
    await expect.element(badge()).toBeInTheDocument();
  },
);

test('the app requests the plan every minute while the page is visible, and when the page becomes visible again', async () => {
  await openAsFree();
  await pass(MINUTE_MS);
  await expect.poll(checks).toBe(2);
  hide('hidden');
  await pass(3 * MINUTE_MS);
  expect(checks()).toBe(2);
  hide('visible');
  await expect.poll(checks).toBe(3);
});

test('the app does not request the plan again when the page was hidden only for a second', async () => {
  await openAsFree();
  hide('hidden');
  await pass(1000);
  hide('visible');
  await pass(1000);
  expect(checks()).toBe(1);
});

test('the app refetches the member when the subscription status names a new plan', async () => {
  await openAsFree();
  respondWithPremium();
  await pass(MINUTE_MS);
  await expect.element(badge()).toBeInTheDocument();
});

test('the app removes Premium when a canceled plan ends while the page is open', async () => {
  const end = new Date(Date.now() + MINUTE_MS / 2).toISOString();
  const canceled: Subscription = {
    ...YEARLY,
    subscriptionStatus: 'canceled',
    subscriptionEndDate: end,
  };
  setSignedInMemberResponses(memberLike(canceled));
  await renderApp('/about');
  await expect.element(badge()).toBeInTheDocument();
  await expect.poll(checks).toBe(1);
  setResponse('getSubscriptionStatus', subscriptionStatusLike(canceled));
  await pass(MINUTE_MS);
  await expect.element(upgrade()).toBeInTheDocument();
});

test('the app keeps the known plan when a request for the plan fails', async () => {
  respondWithPremium();
  await renderApp('/subscribe');
  const section = page.getByRole('region', { name: 'Subscription' });
  await expect.element(section.getByText('Renews Dec 1, 2026')).toBeVisible();
  vi.spyOn(console, 'warn').mockReturnValue();
  setErrorResponse('getSubscriptionStatus', 'internal', 'Broken');
  const before = checks();
  await pass(MINUTE_MS);
  await expect.poll(checks).toBe(before + 1);
  await expect.element(section.getByText('Renews Dec 1, 2026')).toBeVisible();
});

test('the app sends no request for the plan of a visitor', async () => {
  setVisitorResponses();
  await renderApp('/about');
  await expect.element(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await pass(2 * MINUTE_MS);
  expect(checks()).toBe(0);
});
