import './react-without-stacks';
import '@/components/base.css';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import { APP_VERSION } from '@/lib/app-version';
import { forgetItemsVersion } from '@/services/items-version';
import { planVersionStore } from '@/services/plan-changes';
import * as adClient from './fake-ad-client';
import * as analytics from './fake-analytics';
import { setResponse, resetFakeApi } from './fake-api';
import * as browserPush from './fake-browser-push';
import * as firebaseAuth from './fake-firebase-auth';
import * as otherSite from './fake-open-other-site';
import * as pageReload from './fake-reload-page';
import * as workerRegistration from './fake-worker-registration';
import { resetLiveComments } from './live-comments';
import { resetLiveItemReader } from './live-item-reader';
import { PHONE, setTextSize } from './viewports';
import { retryLocatorsOnDocumentChange } from './wait-for-changes';
// Loads modules now that the app loads lazily and that this file replaces. Vitest replaces a module only if it loads
// while the first test file runs, and all other test files share the modules that the first file has loaded.
import '@/app/pages/login-page';
import '@/services/ads/site-ad-client';
import '@/services/analytics/analytics';
import '@/services/firebase-auth';
import '@/services/live-comments-reader';
import '@/services/live-item-reader';
import '@/services/live-notifications-reader';
import '@/services/push/browser-push';
import { waitForDialogEntryRemoval } from './dialog-entry';

retryLocatorsOnDocumentChange();

// Runs the work immediately, because a busy machine may not be idle for seconds. `when-idle.test.ts` tests the real
// function.
window.requestIdleCallback = (work) =>
  window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

vi.mock('../src/services/transport', async () => {
  const { fakeSend } = await import('./fake-api');
  return { send: fakeSend };
});

vi.mock('../src/services/firebase-auth', () => import('./fake-firebase-auth'));
vi.mock('../src/services/ads/site-ad-client', () => import('./fake-ad-client'));
vi.mock('../src/services/analytics/analytics', () => import('./fake-analytics'));
vi.mock('../src/services/push/browser-push', () => import('./fake-browser-push'));
vi.mock('../src/services/worker-registration', () => import('./fake-worker-registration'));
vi.mock('../src/lib/open-other-site', () => import('./fake-open-other-site'));
vi.mock('../src/lib/reload-page', () => import('./fake-reload-page'));

// Replaces the login page. The real one opens the server's login path, which would end the test.
vi.mock('../src/app/pages/login-page', () => ({ LoginPage: () => null }));

// Replaces the components that read Firestore, because only the browser tests in `e2e` use a Firestore.
vi.mock('../src/services/live-item-reader', () => import('./live-item-reader'));
vi.mock('../src/services/live-comments-reader', () => import('./live-comments'));
vi.mock('../src/services/live-notifications-reader', () => import('./live-notifications'));

// Resets the viewport only if the test has changed it, because setting it goes through Node and is slow.
beforeEach(async () => {
  const isPhone = window.innerWidth === PHONE[0] && window.innerHeight === PHONE[1];
  if (!isPhone) await page.viewport(...PHONE);
});

// Sets responses that many tests need. Every page requests the site settings and the version. Every page of a member
// requests the number of unread notifications. An open item requests its comments if Firestore is unreachable.
beforeEach(() => {
  setResponse('getSiteSettings', {
    supportEmail: 'help+bugs@boloboard.test',
    usesAnalytics: false,
    ads: null,
    push: null,
  });
  setResponse('getVersion', { version: APP_VERSION });
  setResponse('countUnreadNotifications', { count: 0 });
  setResponse('listComments', { comments: [], next: null });
});

afterEach(async () => {
  // Unmounts all components, so that they make no calls during the next test.
  await cleanup();
  await waitForDialogEntryRemoval();
  // Otherwise the mouse could hover over an element of the next test, and some elements, such as ad slots, wait until
  // the mouse leaves them.
  if (document.querySelector(':hover') !== null) await commands.moveMouseOffPage();
  // Removes the element in which Recharts measures texts.
  document.body.replaceChildren();
  setTextSize('100%');
  // Closes the toasts one by one, because a closed toast can make the next toast appear.
  for (let toast = currentToast(); toast?.open; toast = currentToast()) dismissToast(toast.id);
  resetLiveComments();
  resetLiveItemReader();
  // TanStack Query misses the event 'online' when no app is rendered. It would then send no request in the next test.
  onlineManager.setOnline(true);
  forgetItemsVersion();
  planVersionStore.forget();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${SESSION_MARK_COOKIE}=; Path=/; Max-Age=0`;
  document.documentElement.removeAttribute('data-session');
  document.documentElement.removeAttribute('data-plan');
  const fakes = {
    ...firebaseAuth,
    ...adClient,
    ...analytics,
    ...browserPush,
    ...workerRegistration,
    ...pageReload,
    ...otherSite,
  };
  for (const fake of Object.values(fakes)) fake.mockReset();
  expect(resetFakeApi(), 'calls for which the test set no response').toEqual([]);
});
