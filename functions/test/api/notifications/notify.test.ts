import { DAY_MS } from '@contract/rules/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createFavoritesRepo } from '../../../src/repos/favorites-repo';
import { createOwnDatabase } from '../../support/own-database';
import {
  createNotifyIn,
  notificationsOf,
  storeComment,
  storeItemWithMembers,
} from '../../support/notified';

// Uses a database without the product's triggers, which would store notifications as well.
const db = createOwnDatabase();
const notify = createNotifyIn(db);
const favorites = createFavoritesRepo(db);

let owner: string;
let ana: string;
let bob: string;
let itemId: string;
beforeEach(async () => {
  ({ owner, ana, bob, itemId } = await storeItemWithMembers(db));
});

const of = (uid: string) => notificationsOf(db, uid);
const idsOf = async (uid: string) => Object.keys(await of(uid));
const notificationOf = (uid: string, id: string) => db.doc(`users/${uid}/notifications/${id}`);
const read = (uid: string, id: string) => notificationOf(uid, id).update({ isRead: true });
const blocks = (uid: string, other: string) =>
  db.doc(`users/${uid}/blocked/${other}`).set({ username: other, createdAt: new Date() });
const removeItem = () => db.doc(`items/${itemId}`).update({ removedAt: new Date() });

describe('a comment', () => {
  it('notifies the owner of the item with all fields that the app shows', async () => {
    const commentId = await storeComment(db, itemId, ana);
    await notify.comment({ itemId, commentId });
    const { [`comment_${commentId}`]: notification } = await of(owner);
    expect(notification).toMatchObject({
      type: 'other',
      topic: 'comment',
      title: 'New comment',
      message: '@ana commented on your item “Brass owl”: Nice find',
      isRead: false,
      itemId,
      commentId,
      actorId: ana,
      actorUsername: 'ana',
      count: 1,
      pictureUrl: '/media/items/stored/640.webp',
    });
    const days = (notification?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(days / DAY_MS)).toBe(90);
  });

  it("causes at most one notification for each member: of a mention rather than a reply, and of a reply rather than a comment on the member's item", async () => {
    const parentId = await storeComment(db, itemId, bob);
    const commentId = await storeComment(db, itemId, ana, { parentId, mentions: [bob] });
    const reply = await storeComment(db, itemId, ana, { parentId, mentions: [owner] });
    for (const id of [commentId, reply]) await notify.comment({ itemId, commentId: id });
    const topics = Object.values(await of(bob)).map(({ type, topic }) => [type, topic]);
    expect(topics.sort()).toEqual([
      ['mention', null],
      ['other', 'reply'],
    ]);
    expect((await of(owner))[`comment_${reply}`]?.type).toBe('mention');
  });

  it('notifies only once when its event arrives twice, and does not make a read notification unread again', async () => {
    const commentId = await storeComment(db, itemId, ana);
    await notify.comment({ itemId, commentId });
    await read(owner, `comment_${commentId}`);
    await notify.comment({ itemId, commentId });
    expect(Object.values(await of(owner)).map(({ isRead }) => isRead)).toEqual([true]);
  });

  it('does not notify its own author, even when the author is the owner, the author of the parent comment or a mentioned member', async () => {
    const own = await storeComment(db, itemId, owner);
    const commentId = await storeComment(db, itemId, owner, { parentId: own, mentions: [owner] });
    for (const id of [own, commentId]) await notify.comment({ itemId, commentId: id });
    expect(await of(owner)).toEqual({});
  });

  it.each([
    ['the author of the comment has blocked the owner', () => blocks(ana, owner)],
    ['the owner has blocked the author of the comment', () => blocks(owner, ana)],
  ])(
    'does not notify the owner of the item when %s, but still notifies a mentioned member',
    async (_who, block) => {
      await block();
      const commentId = await storeComment(db, itemId, ana, { mentions: [bob] });
      await notify.comment({ itemId, commentId });
      expect(await of(owner)).toEqual({});
      expect(await idsOf(bob)).toEqual([`comment_${commentId}`]);
    },
  );

  it('notifies only the members whom an edit mentions for the first time, and each of them once', async () => {
    const commentId = await storeComment(db, itemId, ana);
    const key = { itemId, commentId };
    await notify.comment(key);
    await db.doc(`items/${itemId}/comments/${commentId}`).update({
      mentions: [bob, owner].map((userId) => ({ userId, username: userId })),
    });
    await notify.mentions(key, [bob, owner]);
    await read(bob, `comment_${commentId}`);
    await notify.mentions(key, [bob]);
    expect((await of(bob))[`comment_${commentId}`]).toMatchObject({
      type: 'mention',
      isRead: true,
    });
    // The owner gets no second notification, because the owner already has one about this comment.
    expect((await of(owner))[`comment_${commentId}`]?.type).toBe('other');
  });

  describe('that is deleted later', () => {
    let kept: string;
    beforeEach(async () => {
      kept = await storeComment(db, itemId, ana);
      await notify.comment({ itemId, commentId: kept });
    });
    const add = () => storeComment(db, itemId, ana, { mentions: [bob] });
    const remove = async (commentId: string) => {
      await db.doc(`items/${itemId}/comments/${commentId}`).delete();
      await notify.removeOfComment({ itemId, commentId });
    };
    const expectOnlyKept = async () => {
      expect(await of(owner)).toEqual({
        [`comment_${kept}`]: expect.objectContaining({ count: 1, commentId: kept }) as unknown,
      });
      expect(await of(bob)).toEqual({});
    };

    it('leaves no notification when its notifications were already stored', async () => {
      const commentId = await add();
      await notify.comment({ itemId, commentId });
      await remove(commentId);
      await expectOnlyKept();
    });

    it('leaves no notification when the event of its creation arrives after the deletion', async () => {
      const commentId = await add();
      await remove(commentId);
      await notify.comment({ itemId, commentId });
      await expectOnlyKept();
    });

    it('leaves no notification when the trigger handles its creation and its deletion at the same time', async () => {
      const many = await Promise.all(Array.from({ length: 10 }, add));
      await Promise.all(
        many.flatMap((commentId) => [notify.comment({ itemId, commentId }), remove(commentId)]),
      );
      await expectOnlyKept();
    });
  });

  it('notifies nobody when its item has been removed', async () => {
    const commentId = await storeComment(db, itemId, ana);
    await removeItem();
    await notify.comment({ itemId, commentId });
    expect(await of(owner)).toEqual({});
  });
});

describe('an achievement', () => {
  const unlocked = { achievementId: 'first-share' };
  const wordsTo = async (uid: string) => {
    const { 'achievement_first-share': notification } = await of(uid);
    return [notification?.title, notification?.message];
  };

  it('notifies a premium member with the title and description from the catalogue of achievements', async () => {
    await db.doc(`users/${owner}`).update({ subscriptionStatus: 'active' });
    await notify.achievement({ ...unlocked, uid: owner });
    expect(await wordsTo(owner)).toEqual([
      'Achievement Unlocked: Off the Shelf',
      'You shared your first item. Welcome to the community!',
    ]);
  });

  it('notifies a member without premium with only the title, as in the list of achievements', async () => {
    const plan = { subscriptionStatus: 'canceled', subscriptionEndDate: new Date(Date.now() - 1) };
    await db.doc(`users/${bob}`).update(plan);
    for (const uid of [ana, bob]) {
      await notify.achievement({ ...unlocked, uid });
      expect(await wordsTo(uid)).toEqual(['Achievement Unlocked: Off the Shelf', '']);
    }
  });
});

describe('a new favorite', () => {
  it('notifies the seller only once, and does not notify a seller who has blocked the follower', async () => {
    await Promise.all([
      favorites.add(systemWorkFor(ana), owner),
      favorites.add(systemWorkFor(bob), owner),
    ]);
    for (let times = 0; times < 2; times += 1) {
      await notify.follow({ uid: owner, followerId: ana });
      await notify.achievement({ uid: owner, achievementId: 'first-share' });
      await notify.achievement({ uid: owner, achievementId: 'of-another-version' });
    }
    await blocks(owner, bob);
    await notify.follow({ uid: owner, followerId: bob });
    const found = Object.entries(await of(owner)).map(([key, it]) => [key, it.title, it.message]);
    expect(found).toEqual([
      ['achievement_first-share', 'Achievement Unlocked: Off the Shelf', ''],
      [`follow_${ana}`, 'New follower', '@ana follows you now'],
    ]);
  });

  it('does not notify the seller of the same follower again, even when the first notification was deleted', async () => {
    await favorites.add(systemWorkFor(ana), owner);
    await notify.follow({ uid: owner, followerId: ana });
    await notificationOf(owner, `follow_${ana}`).delete();
    await favorites.remove(systemWorkFor(ana), owner);
    await favorites.add(systemWorkFor(ana), owner);
    await notify.follow({ uid: owner, followerId: ana });
    expect(await idsOf(owner)).toEqual([]);
  });

  it('loses its notification, read or unread, when the follower removes the favorite', async () => {
    await favorites.add(systemWorkFor(ana), owner);
    await notify.follow({ uid: owner, followerId: ana });
    await read(owner, `follow_${ana}`);
    await favorites.remove(systemWorkFor(ana), owner);
    await notify.follow({ uid: owner, followerId: ana });
    expect(await idsOf(owner)).toEqual([]);
  });

  it('notifies the seller with the picture of the follower', async () => {
    await db.doc(`users/${ana}`).update({ customProfileImageUrl: '/media/profiles/a/b.webp' });
    await favorites.add(systemWorkFor(ana), owner);
    await notify.follow({ uid: owner, followerId: ana });
    expect((await of(owner))[`follow_${ana}`]?.pictureUrl).toBe('/media/profiles/a/b.webp');
  });

  it('notifies nobody when it was already removed, but notifies the seller when the same member adds it again', async () => {
    await notify.follow({ uid: owner, followerId: ana });
    expect(await idsOf(owner)).toEqual([]);
    await favorites.add(systemWorkFor(ana), owner);
    await notify.follow({ uid: owner, followerId: ana });
    expect(await idsOf(owner)).toEqual([`follow_${ana}`]);
  });
});
