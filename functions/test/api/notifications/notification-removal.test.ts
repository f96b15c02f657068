import { beforeEach, describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createMemberCopiesErasureRepo } from '../../../src/repos/member-copies-erasure-repo';
import { createNotificationsRepo } from '../../../src/repos/notifications-repo';
import { updateGroupNotification } from '../../../src/repos/update-group-notification';
import { createOwnDatabase } from '../../support/own-database';
import { createFirestoreUsageMeter } from '../../support/firestore-usage-meter';
import { createNotifyIn, storeLike, storeItemWithMembers } from '../../support/notified';
import { createNotifyingActs } from '../support/notifying-acts';

// Uses a database without the product's triggers, which would store notifications as well.
const db = createOwnDatabase();
const meter = createFirestoreUsageMeter();
db.settings(meter.settings);

/** A change that runs once, right after the next notification is written and before the trigger that wrote it ends. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();

const onNotificationUnread = async () => {
  const run = meanwhile;
  meanwhile = () => Promise.resolve();
  await run();
};

const notify = createNotifyIn(db, { onNotificationUnread });

let owner: string;
let ana: string;
let bob: string;
let itemId: string;
beforeEach(async () => {
  ({ owner, ana, bob, itemId } = await storeItemWithMembers(db));
});

const { like, comment, follow, doAll, messages } = createNotifyingActs(db, notify, () => ({
  owner,
  ana,
  bob,
  itemId,
}));

const OF_ANA_ALONE = [
  '@ana commented on your item “Brass owl”: By ana',
  '@ana follows you now',
  '@ana liked your item “Brass owl”',
  '@ana mentioned you on “Brass owl”: Look',
];

const block = (uid: string, otherId: string) =>
  db.doc(`users/${uid}/blocked/${otherId}`).set({ username: otherId, createdAt: new Date() });

const removeItem = () => db.doc(`items/${itemId}`).update({ removedAt: new Date() });

const unlike = async (uid: string) => {
  await db.doc(`items/${itemId}/likes/${uid}`).delete();
  await notify.like({ itemId, uid });
};

/** Returns the paths and contents of a member's notifications, and of the groups and entries of these notifications. */
const textsBelow = async (uid: string) => {
  const parts = ['notifications', 'groupEntries', 'notificationGroups'];
  const found = await Promise.all(parts.map((part) => db.collection(`users/${uid}/${part}`).get()));
  return found.flatMap(({ docs }) => docs.map((it) => it.ref.path + JSON.stringify(it.data())));
};

describe('a block', () => {
  it.each([
    ['the owner blocks a member', () => ({ uid: owner, otherId: bob })],
    ['a member blocks the owner', () => ({ uid: bob, otherId: owner })],
  ])(
    'removes only the notifications that the two members caused for each other when %s',
    async (_who, blockOf) => {
      await doAll();
      const { uid, otherId } = blockOf();
      await block(uid, otherId);
      await notify.block({ uid, otherId });
      await notify.block({ uid, otherId });
      expect(await messages()).toEqual(OF_ANA_ALONE);
      expect((await textsBelow(owner)).filter((text) => text.includes(bob))).toEqual([]);
      expect(await messages(bob)).toEqual([]);
      expect(await messages(ana)).toHaveLength(1);
    },
  );

  it("keeps the notification of another member's comment when events of the blocked member's comments arrive late", async () => {
    const commentId = await comment(ana, { content: 'By ana' });
    const comments = Array.from({ length: 5 }, () => comment(bob, { username: 'bob' }));
    await Promise.all(comments);
    // Updates the notification as a block does, but keeps Bob's entries. The kept entries stand for entries that late
    // events wrote after the block had removed Bob's earlier entries.
    const ref = collections.notifications.doc(db, {
      uid: owner,
      notificationId: `comment_${commentId}`,
    });
    await updateGroupNotification(ref, { left: { actorId: bob } });
    expect(await messages()).toEqual([
      '@ana wrote the newest of 6 new comments on your item “Brass owl”: By ana',
    ]);
  });

  it('removes a shared notification when all of its likes or comments are by the blocked member', async () => {
    await like(bob);
    await comment(bob);
    await comment(bob);
    await block(owner, bob);
    await notify.block({ uid: owner, otherId: bob });
    expect(await messages()).toEqual([]);
  });
});

describe('a change whose event is handled while a notification is being written', () => {
  it.each([
    ['the unlike', () => db.doc(`items/${itemId}/likes/${ana}`).delete()],
    ['a block', () => block(owner, ana)],
    ['the removal of the item', removeItem],
  ])('leaves no notification of a like when the change is %s', async (_what, change) => {
    meanwhile = change;
    await like(ana);
    expect(await messages()).toEqual([]);
  });

  it.each([
    ['a like', () => like(ana)],
    ['a comment', () => comment(ana)],
    ['a mention', () => comment(ana, { mentions: [owner] })],
  ])(
    'leaves no notification, group or entry of %s when the item is removed',
    async (_what, act) => {
      meanwhile = removeItem;
      await act();
      expect(await textsBelow(owner)).toEqual([]);
    },
  );

  it('leaves no notification of a comment when the comment is deleted', async () => {
    meanwhile = async () => {
      const { docs } = await db.collection(`items/${itemId}/comments`).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    };
    await comment(ana);
    expect(await messages()).toEqual([]);
  });

  it('leaves no notification of a favorite when the favorite is removed', async () => {
    meanwhile = () => db.doc(`users/${ana}/favorites/${owner}`).delete();
    await follow(ana);
    expect(await messages()).toEqual([]);
  });
});

describe('an item that is hidden or has expired', () => {
  const hour = 60 * 60 * 1000;
  const changes = [
    ['hidden', () => ({ hiddenAt: new Date() })],
    ['expired', () => ({ expiresAt: new Date(Date.now() - hour) })],
  ] as const;

  it.each(changes)(
    'keeps the other likes in its notification when a like is taken back (the item is %s)',
    async (_how, change) => {
      for (const uid of [ana, bob]) await like(uid);
      await comment(ana);
      await db.doc(`items/${itemId}`).update(change());
      await unlike(bob);
      expect(await messages()).toEqual([
        '@ana commented on your item “Brass owl”: Nice find',
        '@ana liked your item “Brass owl”',
      ]);
    },
  );

  it.each(changes)(
    'keeps the comment in its notification when the event of the comment is repeated (the item is %s)',
    async (_how, change) => {
      const commentId = await comment(ana);
      await db.doc(`items/${itemId}`).update(change());
      await notify.comment({ itemId, commentId });
      expect(await messages()).toEqual(['@ana commented on your item “Brass owl”: Nice find']);
    },
  );

  it.each(changes)(
    'causes no new notification when it is liked or gets a comment (the item is %s)',
    async (_how, change) => {
      await db.doc(`items/${itemId}`).update(change());
      await like(ana);
      await comment(ana);
      expect(await messages()).toEqual([]);
    },
  );
});

describe('the erasure of an account', () => {
  it("removes notifications of the member's likes and favorites, and the member's name from notifications of comments", async () => {
    await doAll();
    const copies = createMemberCopiesErasureRepo(db);
    for (let times = 0; times < 2; times += 1) await copies.unnameNotifications(systemWorkFor(bob));
    expect(await messages()).toEqual([
      '@ana follows you now',
      '@ana liked your item “Brass owl”',
      '@ana mentioned you on “Brass owl”: Look',
      'A member mentioned you on “Brass owl”: Look',
      'A member wrote the newest of 2 new comments on your item “Brass owl”: By bob',
    ]);
    const texts = await textsBelow(owner);
    expect(texts.filter((text) => text.includes(bob) || text.includes('@bob'))).toEqual([]);
  });

  it("keeps the member's name out of shared notifications that change after the erasure", async () => {
    await comment(bob, { username: 'bob', content: 'By bob' });
    const newest = await comment(ana, { content: 'By ana' });
    await createMemberCopiesErasureRepo(db).unnameNotifications(systemWorkFor(bob));
    expect(await messages()).toEqual([
      '@ana wrote the newest of 2 new comments on your item “Brass owl”: By ana',
    ]);
    await db.doc(`items/${itemId}/comments/${newest}`).delete();
    await notify.removeOfComment({ itemId, commentId: newest });
    expect(await messages()).toEqual(['A member commented on your item “Brass owl”: By bob']);
  });
});

describe('a notification that an earlier version of the product stored for several likes', () => {
  it.each([
    ['blocked', () => notify.block({ uid: owner, otherId: bob })],
    ['erased', () => createMemberCopiesErasureRepo(db).unnameNotifications(systemWorkFor(bob))],
  ])(
    'keeps its number of likes, but no longer names the last member when that member is %s',
    async (_how, act) => {
      await db.doc(`users/${owner}/notifications/like_${itemId}`).set({
        type: 'like',
        topic: null,
        title: 'New likes',
        isRead: true,
        itemId,
        commentId: null,
        message: '@bob and 2 others liked your item “Brass owl”',
        actorId: bob,
        actorUsername: 'bob',
        actorsCount: 3,
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 60 * 60 * 1000),
      });
      await act();
      expect(await messages()).toEqual(['A member and 2 others liked your item “Brass owl”']);
      expect((await textsBelow(owner)).filter((text) => text.includes(bob))).toEqual([]);
    },
  );
});

describe('the removal of an item', () => {
  const repo = createNotificationsRepo(db, { now: () => new Date(), batchSize: 2 });
  const textsOfItem = async () => (await textsBelow(owner)).filter((text) => text.includes(itemId));

  it('removes its notifications with their groups and entries', async () => {
    await doAll();
    await removeItem();
    await repo.removeOfItem(itemId);
    expect(await messages()).toEqual(['@ana follows you now', '@bob follows you now']);
    expect(await textsOfItem()).toEqual([]);
  });

  it('leaves no notification of the item when events of its likes and comments arrive late', async () => {
    await like(ana);
    const commentId = await comment(ana);
    await removeItem();
    await repo.removeOfItem(itemId);
    await notify.like({ itemId, uid: ana });
    await notify.comment({ itemId, commentId });
    expect(await textsOfItem()).toEqual([]);
  });

  it('makes the later event of a deleted like cost only 3 reads and no write', async () => {
    await like(ana);
    await removeItem();
    await repo.removeOfItem(itemId);
    await db.doc(`items/${itemId}/likes/${ana}`).delete();
    meter.take();
    await notify.like({ itemId, uid: ana });
    expect(meter.take()).toMatchObject({ reads: 3, writes: 0, deletes: 0 });
  });

  it('leaves the notification of a like when the trigger fails at that moment, until the event of the unlike removes it', async () => {
    await storeLike(db, itemId, ana);
    meanwhile = async () => {
      await removeItem();
      throw new Error('The process ended');
    };
    await expect(notify.like({ itemId, uid: ana })).rejects.toThrow('The process ended');
    expect(await textsOfItem()).not.toEqual([]);
    await unlike(ana);
    expect(await textsOfItem()).toEqual([]);
  });
});
