import { createAchievementsRepo } from '../../../src/repos/achievements-repo';
import { createBlocksRepo } from '../../../src/repos/blocks-repo';
import { createChampionTitlesRepo } from '../../../src/repos/champion-titles-repo';
import { createNotificationGroupsCheckRepo } from '../../../src/repos/notification-groups-check-repo';
import { createCommentsRepo } from '../../../src/repos/comments-repo';
import { createFavoritesRepo } from '../../../src/repos/favorites-repo';
import { createNotificationGroupsRepo } from '../../../src/repos/notification-groups-repo';
import { createNotificationsRepo } from '../../../src/repos/notifications-repo';
import { createProfilesRepo } from '../../../src/repos/profiles-repo';
import { createReceivedLikesRepo } from '../../../src/repos/received-likes-repo';
import { createNotificationRemovalRepo } from '../../../src/repos/notification-removal-repo';
import { createVerifiedLikesRepo } from '../../../src/repos/verified-likes-repo';
import { createTotalsRecountRepo } from '../../../src/repos/totals-recount-repo';
import { authority, byline, now, uid, username } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const commentKey = { itemId: 'owl', commentId: 'c1' };
const actor = { actorId: 'other', actorUsername: 'other_member', pictureUrl: null };
const notification = {
  type: 'other',
  topic: 'comment',
  title: 'New comment',
  message: 'Hi',
  rulingId: null,
  ...commentKey,
  ...actor,
} as const;
/**
 * Returns an entry of a notification group, for a comment. The repo makes more queries for it than for an entry of a
 * like.
 */
const entryOf = (id: string) => ({
  uid,
  groupId: 'comments_owl',
  entryId: `comment_${id}`,
  ownId: null,
  texts: { itemTitle: 'Owl', content: 'Hi' },
  notification: { ...notification, commentId: id },
});
const bylineOf = () => byline;
/**
 * Calls to the repos for what members see of each other: profiles, comments, blocks, favorites, notifications and
 * achievements.
 */
export const COMMUNITY_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'profiles-repo.ts': callsOfRepo(createProfilesRepo, {
    get: (profiles) => profiles.get(uid),
    byId: (profiles) => profiles.byId([uid]),
    setBio: (profiles) => profiles.setBio(authority, 'Flips since 2009', now),
    pin: (profiles) => profiles.pin({ by: authority, itemId: 'owl', at: now }),
    unpin: (profiles) => profiles.unpin({ by: authority, itemId: 'owl', at: now }),
  }),
  'comments-repo.ts': callsOfRepo(createCommentsRepo, {
    add: (comments) =>
      comments.add({
        ...commentKey,
        by: authority,
        content: 'Hi',
        mentions: [],
        parent: null,
        requestMac: 'mac',
        bylineOf,
      }),
    get: (comments) => comments.get(commentKey),
    list: async (comments) => [
      await comments.list('owl', 1, undefined),
      await comments.list('owl', 1, commentKey.commentId),
    ],
    update: (comments) =>
      comments.update({
        ...commentKey,
        by: authority,
        content: 'Ho',
        mentions: [],
        updatedAt: null,
      }),
    remove: (comments) => comments.remove({ ...commentKey, by: authority }),
  }),
  'blocks-repo.ts': callsOfRepo(createBlocksRepo, {
    // The second call does nothing, because the block exists.
    add: async (blocks) => [
      await blocks.add(authority, { id: 'other', username }),
      await blocks.add(authority, { id: 'other', username }),
    ],
    idsOf: (blocks) => blocks.idsOf(uid),
    list: (blocks) => blocks.list(uid),
    isBetween: (blocks) => blocks.isBetween(uid, 'other'),
    remove: (blocks) => blocks.remove(authority, 'other'),
  }),
  'favorites-repo.ts': callsOfRepo(createFavoritesRepo, {
    // The second call does nothing, because the favorite exists.
    add: async (favorites) => {
      await favorites.add(authority, 'other');
      await favorites.add(authority, 'other');
    },
    list: async (favorites) => [
      await favorites.list(uid, 1, null),
      await favorites.list(uid, 1, now.getTime() * 1000),
    ],
    has: (favorites) => favorites.has(uid, 'other'),
    count: (favorites) => favorites.count(uid),
    remove: (favorites) => favorites.remove(authority, 'other'),
  }),
  'notifications-repo.ts': callsOfRepo((db) => createNotificationsRepo(db, { now: () => now }), {
    add: async (notifications) => {
      await notifications.add({ uid, id: 'comment_c1' }, notification);
      await notifications.add({ uid, id: 'comment_c1' }, notification);
    },
    addFollower: async (notifications) => {
      await notifications.addFollower(uid, { ...notification, type: 'other', actorId: 'other' });
      await notifications.addFollower(uid, { ...notification, type: 'other', actorId: 'other' });
    },
    removeFollower: (notifications) => notifications.removeFollower(uid, 'other'),
    removeOfItem: (notifications) => notifications.removeOfItem('owl'),
    commentOf: (notifications) => notifications.commentOf(commentKey),
  }),
  'notification-groups-repo.ts': callsOfRepo(
    (db) => createNotificationGroupsRepo(db, { now: () => now }),
    {
      // Adds the entries of two comments to the group. The first entry then leaves the group and is added again.
      add: async (groups) => {
        for (const id of ['c2', 'c3']) await groups.add(entryOf(id));
        await groups.leave(entryOf('c2'));
        await groups.add(entryOf('c2'));
      },
      has: (groups) => groups.has(entryOf('c2')),
      leave: (groups) => groups.leave(entryOf('c3')),
    },
  ),
  'notification-groups-check-repo.ts': callsOfRepo(
    (db) => createNotificationGroupsCheckRepo(db, () => now, 1),
    {
      check: (groups) => groups.check(),
    },
  ),
  'notification-removal-repo.ts': callsOfRepo(createNotificationRemovalRepo, {
    ofComment: (removal) => removal.ofComment('c2'),
    between: (removal) => removal.between(uid, 'other'),
  }),
  'achievements-repo.ts': callsOfRepo(createAchievementsRepo, {
    listOf: (achievements) => achievements.listOf(uid),
    unlockDue: (achievements) => achievements.unlockDue({ uid, at: now }),
    unlockDueAsOf: (achievements) => achievements.unlockDueAsOf({ uid, at: now }),
    unlockedBy: (achievements) => achievements.unlockedBy(uid, 'owl'),
  }),
  'received-likes-repo.ts': callsOfRepo(createReceivedLikesRepo, {
    count: (receivedLikes) => receivedLikes.count('owl'),
  }),
  'verified-likes-repo.ts': callsOfRepo(createVerifiedLikesRepo, {
    count: (verifiedLikes) => verifiedLikes.count(authority, { since: now, limit: 1000 }),
    completeItems: (verifiedLikes) => verifiedLikes.completeItems(),
  }),
  'totals-recount-repo.ts': callsOfRepo(createTotalsRecountRepo, {
    recount: (recounts) => recounts.recount(uid, now),
    members: (recounts) => recounts.members(),
    read: (recounts) => recounts.read(uid),
  }),
  'champion-titles-repo.ts': callsOfRepo(createChampionTitlesRepo, {
    isAwarded: (championTitles) => championTitles.isAwarded('2026-10'),
    award: (championTitles) =>
      championTitles.award(
        '2026-10',
        { mostLiked: { userId: uid, itemId: 'owl' }, highestProfit: null, mostActive: null },
        now,
      ),
  }),
};
