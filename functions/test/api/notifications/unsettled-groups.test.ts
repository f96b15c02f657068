import { expect, it, vi } from 'vitest';
import { settleNotification } from '../../../src/repos/settle-notification';
import { createOwnDatabase } from '../../support/own-database';
import {
  createNotifyIn,
  notificationsOf,
  storeComment,
  storeItemOf,
  storeMember,
} from '../../support/notified';

vi.mock('../../../src/repos/settle-notification', { spy: true });

// A database of its own, so that the product's triggers do not run.
const db = createOwnDatabase();
const notify = createNotifyIn(db);

it('quotes the newest comment alone until a run settles the group', async () => {
  const [owner, ana, bob] = await Promise.all([
    storeMember(db, 'owner'),
    storeMember(db, 'ana'),
    storeMember(db, 'bob'),
  ]);
  const itemId = await storeItemOf(db, owner);
  const messages = async () =>
    Object.values(await notificationsOf(db, owner)).map(({ title, message }) => [title, message]);
  const first = await storeComment(db, itemId, ana, { content: 'Secret words' });
  await notify.comment({ itemId, commentId: first });
  const commentId = await storeComment(db, itemId, bob, { username: 'bob', content: 'Great find' });
  vi.mocked(settleNotification).mockRejectedValueOnce(new Error('The process ended'));
  await expect(notify.comment({ itemId, commentId })).rejects.toThrow('The process ended');
  expect(await messages()).toEqual([
    ['New comment', '@bob commented on your item “Brass owl”: Great find'],
  ]);
  await notify.comment({ itemId, commentId });
  expect(await messages()).toEqual([
    [
      'New comments',
      '@bob wrote the newest of 2 new comments on your item “Brass owl”: Great find',
    ],
  ]);
});
