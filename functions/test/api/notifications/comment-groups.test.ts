import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificationGroupsRepo } from '../../../src/repos/notification-groups-repo';
import { createOwnDatabase } from '../../support/own-database';
import { createFirestoreUsageMeter } from '../../support/firestore-usage-meter';
import {
  createNotifyIn,
  notificationsOf,
  storeComment,
  storeItemWithMembers,
} from '../../support/notified';

// Uses a database without the product's triggers, which would store notifications as well.
const db = createOwnDatabase();
const meter = createFirestoreUsageMeter();
db.settings(meter.settings);
const notify = createNotifyIn(db);

let owner: string;
let ana: string;
let bob: string;
let itemId: string;
beforeEach(async () => {
  ({ owner, ana, bob, itemId } = await storeItemWithMembers(db));
});

const of = (uid: string) => notificationsOf(db, uid);
const messages = async () => Object.values(await of(owner)).map(({ message }) => message);
const docOf = (commentId: string) => db.doc(`items/${itemId}/comments/${commentId}`);

async function comment(
  username: string,
  content: string,
  more: { readonly parentId?: string; readonly mentions?: readonly string[] } = {},
): Promise<string> {
  const author = username === 'bob' ? bob : ana;
  const commentId = await storeComment(db, itemId, author, { ...more, username, content });
  await notify.comment({ itemId, commentId });
  return commentId;
}

async function remove(commentId: string): Promise<void> {
  await docOf(commentId).delete();
  await notify.removeOfComment({ itemId, commentId });
}

describe('comments on an item', () => {
  it('share a notification when they are posted within an hour, and the notification shows and links to the newest comment', async () => {
    const first = await comment('ana', 'Where from?');
    await comment('ana', 'Nice patina');
    const newest = await comment('bob', 'Great find');
    expect(await of(owner)).toEqual({
      [`comment_${first}`]: expect.objectContaining({
        type: 'other',
        topic: 'comment',
        title: 'New comments',
        count: 3,
        isRead: false,
        message: '@bob wrote the newest of 3 new comments on your item “Brass owl”: Great find',
        itemId,
        commentId: newest,
        actorId: bob,
        actorUsername: 'bob',
        pictureUrl: '/media/items/stored/640.webp',
      }) as unknown,
    });
  });

  it('cause a new notification when they are posted an hour or more after the first comment', async () => {
    await comment('ana', 'Where from?');
    await db
      .doc(`users/${owner}/notificationGroups/comments_${itemId}`)
      .update({ startedAt: new Date(Date.now() - 60 * 60_000) });
    await comment('bob', 'Great find');
    expect((await messages()).sort()).toEqual([
      '@ana commented on your item “Brass owl”: Where from?',
      '@bob commented on your item “Brass owl”: Great find',
    ]);
  });

  it('do not share a notification with replies, or with comments that mention the owner', async () => {
    const parentId = await comment('ana', 'Where from?');
    await comment('bob', 'A market', { parentId });
    await comment('bob', 'Look', { mentions: [owner] });
    expect((await messages()).sort()).toEqual([
      '@ana commented on your item “Brass owl”: Where from?',
      '@bob commented on your item “Brass owl”: A market',
      '@bob mentioned you on “Brass owl”: Look',
    ]);
  });

  it('do not notify the owner again when an edit adds a mention of the owner', async () => {
    await comment('ana', 'Where from?');
    const commentId = await comment('bob', 'Great find');
    await docOf(commentId).update({ mentions: [{ userId: owner, username: 'owner' }] });
    await notify.mentions({ itemId, commentId }, [owner]);
    await notify.comment({ itemId, commentId });
    expect(Object.values(await of(owner)).map(({ count }) => count)).toEqual([2]);
  });

  it('cost at most 13 reads and 3 writes each, without the costs of the pushes that an unread notification causes', async () => {
    const costs: object[] = [];
    for (const content of ['Where from?', 'Great find']) {
      const commentId = await storeComment(db, itemId, ana, { content });
      meter.take();
      await notify.comment({ itemId, commentId });
      const { reads, writes } = meter.take();
      costs.push({ reads, writes });
    }
    expect(costs).toEqual([
      { reads: 12, writes: 3 },
      { reads: 13, writes: 3 },
    ]);
  });

  it('are quoted with the right author, even when the process stops after it has counted a comment, but before it updates the notification', async () => {
    await comment('ana', 'Secret words');
    const commentId = await storeComment(db, itemId, bob, { username: 'bob', content: 'Nice' });
    const entryId = `comment_${commentId}`;
    const joined = createNotificationGroupsRepo(db, { now: () => new Date() }).add({
      uid: owner,
      groupId: `comments_${itemId}`,
      entryId,
      ownId: entryId,
      notification: {
        type: 'other',
        topic: 'comment',
        itemId,
        commentId,
        pictureUrl: null,
        actorId: bob,
        actorUsername: 'bob',
        title: 'New comment',
        message: '@bob: Nice',
      },
      // Makes the update of the notification fail: the repo reads `texts` after it has written the entry and before it
      // updates the notification.
      get texts(): never {
        throw new Error('The process ended');
      },
    });
    await expect(joined).rejects.toThrow('The process ended');
    expect(await messages()).toEqual(['@bob: Nice']);
    await notify.comment({ itemId, commentId });
    expect(await messages()).toEqual([
      '@bob wrote the newest of 2 new comments on your item “Brass owl”: Nice',
    ]);
  });

  it('are counted once each when the events of 8 comments arrive at the same time and each event arrives twice', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        storeComment(db, itemId, ana, { content: `Comment ${String(n)}` }),
      ),
    );
    await Promise.all([...ids, ...ids].map((commentId) => notify.comment({ itemId, commentId })));
    const [notification, ...others] = Object.values(await of(owner));
    expect(others).toEqual([]);
    expect(notification?.count).toBe(8);
    const newest = await docOf(notification?.commentId ?? '').get();
    expect(notification?.message).toBe(
      `@ana wrote the newest of 8 new comments on your item “Brass owl”: ${String(newest.get('content'))}`,
    );
  });
});

describe('a deleted comment', () => {
  it('leaves the other comments in the notification, which no longer quotes the deleted one', async () => {
    const first = await comment('ana', 'Where from?');
    const second = await comment('ana', 'Nice patina');
    const newest = await comment('bob', 'Secret words');
    await db.doc(`users/${owner}/notifications/comment_${first}`).update({ isRead: true });
    await remove(newest);
    const { [`comment_${first}`]: notification } = await of(owner);
    expect(notification).toMatchObject({ commentId: second, actorId: ana, count: 2, isRead: true });
    expect(await messages()).toEqual([
      '@ana wrote the newest of 2 new comments on your item “Brass owl”: Nice patina',
    ]);
    await remove(first);
    expect(await messages()).toEqual(['@ana commented on your item “Brass owl”: Nice patina']);
    await remove(second);
    expect(await of(owner)).toEqual({});
    expect((await db.collection(`users/${owner}/groupEntries`).get()).size).toBe(0);
  });

  it('leaves the other comments in the notification when the event of the deletion arrives several times at the same time', async () => {
    await comment('ana', 'Where from?');
    const newest = await comment('bob', 'Great find');
    await docOf(newest).delete();
    await Promise.all(
      Array.from({ length: 5 }, () => notify.removeOfComment({ itemId, commentId: newest })),
    );
    expect(await messages()).toEqual(['@ana commented on your item “Brass owl”: Where from?']);
  });

  it('is not quoted when the event of its creation arrives after the deletion', async () => {
    await comment('ana', 'Where from?');
    const gone = await storeComment(db, itemId, bob, { username: 'bob', content: 'Secret words' });
    await docOf(gone).delete();
    await notify.removeOfComment({ itemId, commentId: gone });
    await notify.comment({ itemId, commentId: gone });
    expect(await messages()).toEqual(['@ana commented on your item “Brass owl”: Where from?']);
  });

  it('leaves no notification when it is deleted while the trigger handles its creation', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => storeComment(db, itemId, ana, { mentions: [bob] })),
    );
    await Promise.all(
      ids.flatMap((commentId) => [notify.comment({ itemId, commentId }), remove(commentId)]),
    );
    expect([await of(owner), await of(bob)]).toEqual([{}, {}]);
  });
});
