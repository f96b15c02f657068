import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAppBadge, showUnreadOnBadge, updateAppBadge } from './app-badge';
import { deleteRecordsOf } from './forget-stored';
import {
  removeAllOutboxEntries,
  queuedTestEntry,
  fakeSerialLocks,
} from './outbox/entries.test-support';
import { addToOutbox, removeFromOutbox } from './outbox/outbox-store';

/** The numbers that the app's icon has shown. */
let shown: number[] = [];

beforeEach(async () => {
  const setAppBadge = (count: number) => {
    shown.push(count);
    return Promise.resolve();
  };
  vi.stubGlobal('navigator', { locks: fakeSerialLocks(), setAppBadge });
  await removeAllOutboxEntries();
  shown = [];
});
afterEach(() => vi.unstubAllGlobals());

test('shows the number of unread notifications and queued shares', async () => {
  const entry = queuedTestEntry('a');
  await addToOutbox(entry, null);
  await updateAppBadge('ann');
  await showUnreadOnBadge('ann', 3);
  await removeFromOutbox(entry);
  await updateAppBadge('ann');
  await showUnreadOnBadge('ann', 0);
  expect(shown).toEqual([1, 4, 3, 0]);
});

test('counts neither quiet calls nor the notifications of other members', async () => {
  await addToOutbox({ ...queuedTestEntry('a'), isQuiet: true }, null);
  await showUnreadOnBadge('bob', 5);
  await updateAppBadge('ann');
  expect(shown).toEqual([5, 0]);
});

test('shows the number of the later update when the earlier of two updates ends last', async () => {
  await Promise.all([showUnreadOnBadge('ann', 1), showUnreadOnBadge('ann', 2)]);
  expect(shown.at(-1)).toBe(2);
});

test('shows no number after the member has signed out, even if an update is still running', async () => {
  const running = [updateAppBadge('ann'), showUnreadOnBadge('ann', 7)];
  clearAppBadge();
  await Promise.all(running);
  expect(shown).toEqual([0]);
});

test('deletes the number of unread notifications when the session ends', async () => {
  await showUnreadOnBadge('ann', 7);
  await deleteRecordsOf({ end: 'ended-elsewhere', current: 'ann' });
  expect(shown).toEqual([7]);
  await deleteRecordsOf({ end: 'signed-out', memberId: 'ann' });
  expect(shown).toEqual([7, 0]);
  await updateAppBadge('ann');
  expect(shown).toEqual([7, 0, 0]);
});

test('does nothing when the system has no badges', async () => {
  vi.stubGlobal('navigator', { locks: fakeSerialLocks() });
  await showUnreadOnBadge('ann', 7);
  expect(shown).toEqual([]);
});
