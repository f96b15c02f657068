import { SESSION_MARK_COOKIE, SIGNED_OUT_COOKIE } from '@contract/schemas/session';
import { callsTo } from '@test/fake-api';
import { setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { setNewMemberResponses, setSharedItemResponses, sharedItem } from '@test/share-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { EMPTY_DRAFT } from '@/features/sharing/model/draft';
import { loadDraft, saveDraft } from '@/features/sharing/model/draft-store';
import { queuedTitles, queueShares } from '@/lib/outbox/entries.test-support';
import { listOutbox, readOutboxFile } from '@/lib/outbox/outbox-store';
import { lastOwner, storeLastOwner } from '@/services/saved/saved-store';
import { forgetLastMemberIfSignedOut } from './forget-last-member-if-signed-out';

let memberId = '';

beforeEach(() => {
  memberId = crypto.randomUUID();
  setNewMemberResponses();
});
// Unmounts the app. Otherwise the app would send the remaining queued calls.
afterEach(() => cleanup());

const signInLink = () => page.getByRole('link', { name: 'Sign In' });
const outbox = () => page.getByRole('region', { name: 'Waiting to Be Shared' });

/** Opens the app in the state in which the redirect from `/api/logout` leaves the browser. */
async function openSignedOut(): Promise<void> {
  await cleanup();
  await storeLastOwner(memberId);
  document.cookie = `${SIGNED_OUT_COOKIE}=1; Path=/`;
  document.cookie = `${SESSION_MARK_COOKIE}=; Path=/; Max-Age=0`;
  setVisitorResponses();
  await forgetLastMemberIfSignedOut();
  await renderApp();
  await expect.element(signInLink()).toBeVisible();
}
const said = (text: string) => page.getByText(text, { exact: true });

test.each([
  [['Tin robot'], '1 share is waiting on this device until you sign in again.'],
  [['Tin robot', 'Bowl'], '2 shares are waiting on this device until you sign in again.'],
])(
  'after a sign-out with /api/logout, keeps the queued shares %j, shows only their number, and deletes other data of the member',
  async (titles, text) => {
    await queueShares(memberId, titles);
    await saveDraft(memberId, {
      ...EMPTY_DRAFT,
      values: { ...EMPTY_DRAFT.values, title: 'Typed' },
    });
    await openSignedOut();
    await expect.element(said('You are signed out')).toBeVisible();
    await expect.element(said(text)).toBeVisible();
    await expect.element(outbox()).not.toBeInTheDocument();
    await expect.poll(() => loadDraft(memberId)).toBeNull();
    await expect.poll(lastOwner).toBeNull();
    expect((await queuedTitles(memberId)).toSorted()).toEqual(titles.toSorted());
    expect(document.cookie).not.toContain(SIGNED_OUT_COOKIE);
  },
);

test('shows and sends queued shares with their picture when the member signs in again', async () => {
  await queueShares(memberId, ['Tin robot']);
  await openSignedOut();
  await expect.element(said('You are signed out')).toBeVisible();
  await cleanup();
  const [entry] = await listOutbox(memberId);
  expect(entry && (await readOutboxFile(entry))?.name).toBe('sold.png');
  setSignedInMemberResponses(memberLike({ id: memberId }));
  setSharedItemResponses(sharedItem());
  await renderApp();
  await expect.element(said('Shared: Tin robot')).toBeVisible();
  expect(callsTo('shareScreenshot')).toHaveLength(1);
});
