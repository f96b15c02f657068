import { setSignedInMemberResponses, cards } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { setNewMemberResponses, setSharedItemResponses, sharedItem } from '@test/share-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queuedTestEntry } from '@/lib/outbox/entries.test-support';
import { removeFromOutbox } from '@/lib/outbox/outbox-store';
import { keepSentItemsVersion } from '@/lib/outbox/sent-by-worker';

const [FIRST, SECOND] = ['2026-11-21T12:00:00.000001Z', '2026-11-21T12:00:00.000002Z'];
const version = () => localStorage.getItem('boloboard-items-version');

test('the app stores the items version of each call that the service worker has sent, and shows the shared item', async () => {
  const [item, id] = [sharedItem(), crypto.randomUUID()];
  setNewMemberResponses();
  setSignedInMemberResponses(memberLike({ id }));
  await keepSentItemsVersion(id, FIRST);
  await renderApp();
  await expect.poll(version).toBe(FIRST);
  await expect.element(page.getByText('0 items')).toBeVisible();
  setSharedItemResponses(item);
  await keepSentItemsVersion(id, SECOND);
  // Notifies the page, as the service worker does when it removes an entry from the outbox.
  await removeFromOutbox(queuedTestEntry('sent', { memberId: id }));
  await expect.element(cards().getByText(item.title)).toBeVisible();
  expect(version()).toBe(SECOND);
});
