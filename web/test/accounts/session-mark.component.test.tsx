import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { setAccountSettingsResponses } from '@test/account-settings';
import {
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
  setErrorResponseOnce,
} from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { dispatchVisibilityChange, goOffline, goOnline } from '@test/offline';
import { currentUrl, renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { runInStore } from '@/lib/browser-database';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { signInUrl } from '@/lib/sign-in-url';
import { mayHaveSession } from '@/lib/likely-session';
import { createQueryClient } from '@/services/query-client';
import { persistQueries } from '@/services/saved/persist-queries';
import { lastOwner, ownerKeyPrefix, savedResponseStorage } from '@/services/saved/saved-store';

const member = memberLike();
const MEMBER_CALLS = [
  'getOwnStats',
  'listOwnItems',
  'listOwnAchievements',
  'getSalesSummary',
] as const;

const signInLink = () => page.getByRole('link', { name: 'Sign In' });
const dashboard = () => page.getByRole('link', { name: 'Dashboard' });

/** Renders the app as a new page load does, with the responses that the browser has saved. */
async function open(url = '/'): Promise<void> {
  await cleanup();
  const client = createQueryClient();
  persistQueries(client);
  await renderApp(url, client);
}

const savedMember = () =>
  savedResponseStorage.getItem(`${ownerKeyPrefix(member.id)}-["getCurrentUser"]`);

/** Opens the home page as a member, and waits until the browser has stored the member's account. */
async function visitAsMember(): Promise<void> {
  setSignedInMemberResponses(member);
  await open();
  await expect.element(dashboard()).toBeVisible();
  await expect.poll(savedMember).toBeDefined();
  await expect.poll(lastOwner).toBe(member.id);
}

beforeEach(async () => {
  await page.viewport(...DESKTOP);
  setHomeResponses();
});
afterEach(async () => {
  await cleanup();
  goOnline();
  await deleteRecordsOf({ end: 'ended-elsewhere', current: null });
});

test('the app does not request the current user if the browser has no session mark', async () => {
  setVisitorResponses();
  await renderApp();
  await expect.element(page.getByText('No items tracked yet')).toBeVisible();
  await expect.element(signInLink()).toBeVisible();
  expect(callsTo('getCurrentUser')).toEqual([]);
});

test('the app deletes the session mark when the server responds that the session has ended', async () => {
  document.cookie = `${SESSION_MARK_COOKIE}=1; Path=/`;
  setVisitorResponses();
  await renderApp();
  await expect.element(signInLink()).toBeVisible();
  expect(mayHaveSession()).toBe(false);
});

const FAILURES = [
  ['there is no network', () => setNetworkFailure('getCurrentUser')],
  [
    'the server is busy (429)',
    () => setErrorResponse('getCurrentUser', 'too_many_requests', 'Wait.'),
  ],
  [
    'the server fails (500)',
    () => setErrorResponse('getCurrentUser', 'internal', 'Something went wrong.'),
  ],
  ['the server is down (503)', () => setErrorResponse('getCurrentUser', 'unavailable', 'Not now.')],
] as const;

describe.each(FAILURES)('the start of the app when %s', (_why, fail) => {
  test("shows a visitor's page if the browser has not saved a member, and requests the member only once", async () => {
    setSignedInMemberResponses(member);
    fail();
    await open();
    await expect.element(signInLink()).toBeVisible();
    expect(document.documentElement.dataset['session']).toBeUndefined();
    expect(mayHaveSession()).toBe(true);
    await page.getByRole('link', { name: 'Sign In' }).click();
    expect(callsTo('getCurrentUser')).toHaveLength(1);
  });

  test('shows the page as a member sees it if the browser has saved the member', async () => {
    await visitAsMember();
    fail();
    await open();
    await expect.element(dashboard()).toBeVisible();
    await expect.element(signInLink()).not.toBeInTheDocument();
    expect(callsTo('getCurrentUser')).toHaveLength(2);
    expect(await savedMember()).toBeDefined();
  });

  test.each([
    ['the network returns', goOnline],
    ['the page is shown again', dispatchVisibilityChange],
  ])(
    'sends one more request for the member when %s, and then shows the member as signed in',
    async (_when, event) => {
      setSignedInMemberResponses(member);
      fail();
      await open();
      await expect.element(signInLink()).toBeVisible();
      if (event === goOnline) goOffline();
      setSignedInMemberResponses(member);
      event();
      await expect.element(dashboard()).toBeVisible();
      expect(callsTo('getCurrentUser')).toHaveLength(2);
      await expect.poll(savedMember).toBeDefined();
    },
  );
});

test('without a network, the app opens the sign-in page instead of the account settings, and opens the settings when the network is back', async () => {
  setSignedInMemberResponses(member);
  setNetworkFailure('getCurrentUser');
  await open('/account-settings');
  await expect.element(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(currentUrl()).toBe(signInUrl('/sign-in', '/account-settings'));
  setAccountSettingsResponses(member);
  goOffline();
  setSignedInMemberResponses(member);
  goOnline();
  await expect.poll(currentUrl).toBe('/account-settings');
});

test('the sign-in page opens the home page for a member when its URL names a page of another site', async () => {
  setSignedInMemberResponses(member);
  await renderApp('/sign-in?next=//elsewhere.test/');
  await expect.poll(currentUrl).toBe('/');
});

test("the app shows a visitor's page when the server does not respond within 15 s", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    setSignedInMemberResponses(member);
    const letGo = holdResponses('getCurrentUser');
    await open();
    await expect.element(page.getByText('No items tracked yet')).toBeVisible();
    await expect.poll(() => callsTo('getCurrentUser')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.element(signInLink()).toBeVisible();
    letGo();
  } finally {
    vi.useRealTimers();
  }
});

describe('the data of a member in the browser', () => {
  const DRAFT = { text: 'Typed', key: null };
  const DRAFT_KEY: [string, string, string] = [member.id, 'bowl', ''];

  async function expectForgotten(): Promise<void> {
    await expect.element(signInLink()).toBeVisible();
    await expect.poll(savedMember).toBeUndefined();
    await expect.poll(lastOwner).toBeNull();
    expect(mayHaveSession()).toBe(false);
    await expect.poll(() => localStorage.getItem('boloboard-plan')).toBeNull();
  }

  test('is deleted, except drafts, at a page load when the server responds that the session has ended', async () => {
    await visitAsMember();
    await runInStore('comment-drafts', 'readwrite', (drafts) => drafts.put(DRAFT, DRAFT_KEY));
    setVisitorResponses();
    await open();
    await expectForgotten();
    expect(
      await runInStore('comment-drafts', 'readonly', (drafts) => drafts.get(DRAFT_KEY)),
    ).toEqual(DRAFT);
    await runInStore('comment-drafts', 'readwrite', (drafts) => drafts.delete(DRAFT_KEY));
  });

  test('is deleted when a call of an open page gets a 401', async () => {
    await visitAsMember();
    const told: unknown[] = [];
    const otherTab = new BroadcastChannel('boloboard-session');
    otherTab.onmessage = ({ data }) => told.push(data);
    setVisitorResponses();
    for (const name of MEMBER_CALLS) setErrorResponse(name, 'unauthorized', 'Unauthorized');
    await dashboard().click();
    await expectForgotten();
    await expect.poll(() => [...new Set(told)]).toEqual(['signed-out']);
    otherTab.close();
  });

  test('is deleted when another tab has signed out', async () => {
    await visitAsMember();
    document.cookie = `${SESSION_MARK_COOKIE}=; Path=/; Max-Age=0`;
    const otherTab = new BroadcastChannel('boloboard-session');
    otherTab.postMessage('signed-out');
    await expectForgotten();
    otherTab.close();
  });

  test('is deleted at a page load when the session cookies have expired', async () => {
    await visitAsMember();
    document.cookie = `${SESSION_MARK_COOKIE}=; Path=/; Max-Age=0`;
    await open();
    await expectForgotten();
    expect(callsTo('getCurrentUser')).toHaveLength(1);
  });

  test('is kept, and the member stays signed in, when a request for the member gets a 401 but the repeated request succeeds', async () => {
    await visitAsMember();
    setErrorResponseOnce('getCurrentUser', 'unauthorized', 'Unauthorized');
    await open();
    await expect.element(dashboard()).toBeVisible();
    expect(callsTo('getCurrentUser')).toHaveLength(3);
    expect(await savedMember()).toBeDefined();
    expect(mayHaveSession()).toBe(true);
  });
});
