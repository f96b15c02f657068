import '@/components/base.css';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import { APP_VERSION } from '@/lib/app-version';
import { answer, resetFakeApi } from './fake-api';
import * as firebaseAuth from './fake-firebase-auth';
import { resetLiveComments } from './live-comments';
import { PHONE } from './viewports';
import { lookWhenDocumentChanges } from './wait-for-changes';

lookWhenDocumentChanges();

vi.mock('../src/services/transport', async () => {
  const { fakeSend } = await import('./fake-api');
  return { send: fakeSend };
});

vi.mock('../src/services/firebase-auth', () => import('./fake-firebase-auth'));

// It leaves the app for the server's redirect, which would end the test.
vi.mock('../src/app/pages/login-page', () => ({ LoginPage: () => null }));

// Firestore's live reads are for the end-to-end tests.
vi.mock('../src/services/live-item-reader', () => ({ LiveItemReader: () => null }));
vi.mock('../src/services/live-comments-reader', () => import('./live-comments'));

beforeEach(() => page.viewport(...PHONE));

// Every page asks for the first two. Without a network, an open item asks for its comments.
beforeEach(() => {
  answer('getSiteSettings', { supportEmail: 'help+bugs@boloboard.test', usesAnalytics: false });
  answer('getVersion', { version: APP_VERSION });
  answer('listComments', { comments: [], next: null });
});

afterEach(async () => {
  // A component that stays mounted would make calls during the next test.
  await cleanup();
  await leaveDialogEntry();
  // Closing a toast opens the next one of a series.
  for (let toast = currentToast(); toast?.open; toast = currentToast()) dismissToast(toast.id);
  resetLiveComments();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${SESSION_MARK_COOKIE}=; Path=/; Max-Age=0`;
  document.documentElement.removeAttribute('data-session');
  document.documentElement.removeAttribute('data-plan');
  for (const fake of Object.values(firebaseAuth)) fake.mockReset();
  expect(resetFakeApi(), 'calls for which the test set no response').toEqual([]);
});

/** Waits until a removed dialog has taken its history entry back. It would change the URL of the next test. */
async function leaveDialogEntry(): Promise<void> {
  const isMarked = () => JSON.stringify(window.history.state ?? {}).includes('closedByBack');
  for (let frame = 0; frame < 10 && isMarked(); frame += 1)
    await new Promise(requestAnimationFrame);
}
