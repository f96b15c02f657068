import type { Firestore } from 'firebase-admin/firestore';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createBlocksRepo } from '../../../src/repos/blocks-repo';
import { createAchievementsRepo } from '../../../src/repos/achievements-repo';
import { createBylinesRepo } from '../../../src/repos/bylines-repo';
import { createCatalogueRepo } from '../../../src/repos/catalogue-repo';
import { createChampionTitlesRepo } from '../../../src/repos/champion-titles-repo';
import { createCommentsRepo } from '../../../src/repos/comments-repo';
import { createCountedItemsRepo } from '../../../src/repos/counted-items-repo';
import { createCountersRepo } from '../../../src/repos/counters-repo';
import { createEndedMonthRepo } from '../../../src/repos/ended-month-repo';
import { createEndedPlansRepo } from '../../../src/repos/ended-plans-repo';
import { createItemPartsRepo } from '../../../src/repos/item-parts-repo';
import { createItemsRepo } from '../../../src/repos/items-repo';
import { createIndexedItemsRepo } from '../../../src/repos/indexed-items-repo';
import { createLikesRepo } from '../../../src/repos/likes-repo';
import { createMemberNamesRepo } from '../../../src/repos/member-names-repo';
import { createNewestItemsRepo } from '../../../src/repos/newest-items-repo';
import { createNotificationsRepo } from '../../../src/repos/notifications-repo';
import { createReceivedLikesRepo } from '../../../src/repos/received-likes-repo';
import { createRecountsRepo } from '../../../src/repos/recounts-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createSharedLinksRepo } from '../../../src/repos/shared-links-repo';
import { createOwnItemsRepo } from '../../../src/repos/own-items-repo';
import { createRateLimitsRepo } from '../../../src/repos/rate-limits-repo';
import { createSessionsRepo } from '../../../src/repos/sessions-repo';
import { createUsageRepo } from '../../../src/repos/usage-repo';
import { createUsernamesRepo } from '../../../src/repos/usernames-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { newItem } from '../../../src/services/sharing/new-item';
import { newMember } from '../../../src/services/accounts/new-member';

/** One call of each method. A missing method is a compile error. */
type Calls<Repo> = {
  readonly [Method in keyof Repo]: (repo: Repo) => Promise<unknown> | AsyncIterable<unknown>;
};

export type RepoCall = (db: Firestore) => Promise<void>;

function callsOf<Repo extends object>(
  create: (db: Firestore) => Repo,
  calls: Calls<Repo>,
): Readonly<Record<string, RepoCall>> {
  const named = Object.entries<Calls<Repo>[keyof Repo]>(calls);
  return Object.fromEntries(
    named.map(([name, call]) => [name, (db) => finish(call(create(db)))] as const),
  );
}

async function finish(called: Promise<unknown> | AsyncIterable<unknown>): Promise<void> {
  if (called instanceof Promise) {
    await called;
    return;
  }
  const parts = called[Symbol.asyncIterator]();
  while (!(await parts.next()).done);
}

const now = new Date('2026-11-21T12:00:00Z');
const uid = 'member';
const username = 'seller';
const picture = {
  url: '/media/1.jpg',
  width: 1,
  height: 1,
  thumbnails: [],
  hasAvif: false,
  placeholder: null,
};
const sale = { title: 'Owl', soldPrice: '1.00', platform: 'ebay', isOwnSale: false } as const;
const subscription = {
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
};
const owner = { uid, username, subscription };
const item = newItem({ sale, category: null, picture, pictureHash: null, owner, addedAt: now });
const storedCatalogue = { lines: ['[]'], syncedTo: 0 };
const link = { uid, itemId: 'owl', target: 'email', day: '2026-11-21' } as const;
const report = {
  itemId: 'owl',
  commentId: null,
  reporterId: 'reader',
  reason: 'spam',
  description: '',
  itemTitle: 'Owl',
  itemOwnerId: uid,
  itemOwner: username,
  comment: null,
  idempotencyKey: 'k1',
} as const;
const session = {
  createdAt: now,
  lastSeenOn: '2026-11-21',
  deviceName: 'Chrome on Android',
  expiresAt: now,
};
const commentKey = { itemId: 'owl', commentId: 'c1' };
const actor = { actorId: 'other', actorUsername: 'other_member' };
const notification = {
  type: 'other',
  topic: 'comment',
  title: 'New comment',
  message: 'Hi',
  ...commentKey,
  ...actor,
} as const;
const liked = {
  type: 'like',
  itemId: 'owl',
  ...actor,
  wordsFor: (_liker: string | null, likers: number) => ({ title: 'Like', message: `${likers}` }),
} as const;
const bylineOf = () => ({ username, isPremiumUser: false });
const member = newMember({ email: 'member@example.com' }, now);

/** All methods by file name, in an order in which each call finds the documents that it needs. */
export const REPO_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'users-repo.ts': callsOf(createUsersRepo, {
    get: (users) => users.get(uid),
    createIfAbsent: (users) => users.createIfAbsent(uid, member),
    removeWithoutUsername: (users) => users.removeWithoutUsername('nobody'),
  }),
  'sessions-repo.ts': callsOf(createSessionsRepo, {
    open: (sessions) =>
      sessions.open({ uid, id: 's1', record: session }, () => ({ updatedAt: now })),
    get: (sessions) => sessions.get(uid, 's1'),
    markSeen: (sessions) => sessions.markSeen(uid, 's1', '2026-11-21'),
    end: (sessions) => sessions.end(uid, 's1'),
  }),
  'usernames-repo.ts': callsOf(createUsernamesRepo, {
    ownerOf: (usernames) => usernames.ownerOf(username),
    claim: (usernames) => usernames.claim({ uid, username, profile: { username }, at: now }),
    releaseOldest: (usernames) => usernames.releaseOldest(uid),
  }),
  'member-names-repo.ts': callsOf(createMemberNamesRepo, {
    startingWith: async (names) => [
      await names.startingWith('sell', 1, null),
      await names.startingWith('sell', 1, username),
    ],
    profilesOf: (names) => names.profilesOf([uid]),
    holdersOf: (names) => names.holdersOf([username]),
  }),
  'items-repo.ts': callsOf(createItemsRepo, {
    get: (items) => items.get('owl'),
    create: (items) =>
      items.create({
        itemId: 'owl',
        item,
        comment: { content: 'Nice', mentions: [] },
        month: '2026-11',
        n: 1,
      }),
  }),
  'likes-repo.ts': callsOf(createLikesRepo, {
    // The second call of each finds that nothing is to do.
    add: async (likes) => [await likes.add('owl', uid), await likes.add('owl', uid)],
    itemsOf: (likes) => likes.itemsOf(uid, 1),
    remove: async (likes) => [await likes.remove('owl', uid), await likes.remove('owl', uid)],
  }),
  'shared-links-repo.ts': callsOf(createSharedLinksRepo, {
    add: async (links) => [await links.add(link), await links.add(link)],
  }),
  'reports-repo.ts': callsOf(createReportsRepo, {
    // The second call reads the first report.
    create: async (reports) => [await reports.create(report), await reports.create(report)],
    exists: (reports) => reports.exists(report, 'reader'),
  }),
  'own-items-repo.ts': callsOf(createOwnItemsRepo, {
    edit: (ownItems) => ownItems.edit('owl', 0, item),
    remove: (ownItems) => ownItems.remove('owl'),
  }),
  'item-parts-repo.ts': callsOf(createItemPartsRepo, {
    deleteAll: (itemParts) => itemParts.deleteAll('owl', 'comments'),
  }),
  'comments-repo.ts': callsOf(createCommentsRepo, {
    add: (comments) =>
      comments.add({
        ...{ ...commentKey, userId: uid, content: 'Hi', mentions: [] },
        ...{ parent: null, bylineOf },
      }),
    get: (comments) => comments.get(commentKey),
    list: async (comments) => [
      await comments.list('owl', 1, undefined),
      await comments.list('owl', 1, commentKey.commentId),
    ],
    update: (comments) =>
      comments.update({
        ...{ ...commentKey, userId: uid, content: 'Ho', mentions: [], updatedAt: null },
      }),
    remove: (comments) => comments.remove({ ...commentKey, userId: uid }),
  }),
  'blocks-repo.ts': callsOf(createBlocksRepo, {
    // The second call finds that nothing is to do.
    add: async (blocks) => [
      await blocks.add(uid, { id: 'other', username }),
      await blocks.add(uid, { id: 'other', username }),
    ],
    idsOf: (blocks) => blocks.idsOf(uid),
    list: (blocks) => blocks.list(uid),
    isBetween: (blocks) => blocks.isBetween(uid, 'other'),
    remove: (blocks) => blocks.remove(uid, 'other'),
  }),
  'notifications-repo.ts': callsOf((db) => createNotificationsRepo(db, { now: () => now }), {
    add: async (notifications) => {
      await notifications.add({ uid, id: 'comment_c1' }, notification);
      await notifications.add({ uid, id: 'comment_c1' }, notification);
    },
    addActor: async (notifications) => {
      await notifications.addActor({ uid, id: 'like_owl' }, liked);
      await notifications.addActor({ uid, id: 'like_owl' }, liked);
    },
    removeOfItem: (notifications) => notifications.removeOfItem('owl'),
    removeOfComment: (notifications) => notifications.removeOfComment(commentKey),
    commentOf: (notifications) => notifications.commentOf(commentKey),
  }),
  'achievements-repo.ts': callsOf(createAchievementsRepo, {
    listOf: (achievements) => achievements.listOf(uid),
    unlockDue: (achievements) => achievements.unlockDue({ uid, at: now }),
    unlockedBy: (achievements) => achievements.unlockedBy(uid, 'owl'),
  }),
  'received-likes-repo.ts': callsOf(createReceivedLikesRepo, {
    count: (receivedLikes) => receivedLikes.count('owl'),
  }),
  // With a page size of 1, the second page uses a cursor.
  'counted-items-repo.ts': callsOf((db) => createCountedItemsRepo(db, 1), {
    get: (countedItems) => countedItems.get('owl'),
    all: (countedItems) => countedItems.all(),
  }),
  'recounts-repo.ts': callsOf(createRecountsRepo, {
    recount: (recounts) => recounts.recount(uid, now),
    members: (recounts) => recounts.members(),
    read: (recounts) => recounts.read(uid),
  }),
  // With a page size of 1, the second page uses a cursor.
  'ended-month-repo.ts': callsOf((db) => createEndedMonthRepo(db, 1), {
    liveFrom: (endedMonth) => endedMonth.liveFrom(now),
  }),
  'champion-titles-repo.ts': callsOf(createChampionTitlesRepo, {
    isAwarded: (championTitles) => championTitles.isAwarded('2026-10'),
    award: (championTitles) =>
      championTitles.award(
        '2026-10',
        { mostLiked: { userId: uid, itemId: 'owl' }, highestProfit: null, mostActive: null },
        now,
      ),
  }),
  'newest-items-repo.ts': callsOf(createNewestItemsRepo, {
    newest: (newestItems) => newestItems.newest(1),
  }),
  'bylines-repo.ts': callsOf(createBylinesRepo, {
    write: (bylines) => bylines.write(uid, { username, isPremiumUser: true }),
    members: (bylines) => bylines.members(),
  }),
  'ended-plans-repo.ts': callsOf((db) => createEndedPlansRepo(db, 1), {
    between: (endedPlans) => endedPlans.between(new Date(0), now),
    doneTo: (endedPlans) => endedPlans.doneTo(),
    setDoneTo: (endedPlans) => endedPlans.setDoneTo(now),
  }),
  'usage-repo.ts': callsOf(createUsageRepo, {
    countSubmissions: (usage) => usage.countSubmissions(uid, '2026-11'),
    addRecognition: (usage) => usage.addRecognition(uid, '2026-11-21', 30),
    removeRecognition: (usage) => usage.removeRecognition(uid, '2026-11-21'),
  }),
  'counters-repo.ts': callsOf(createCountersRepo, {
    add: (counters) => counters.add('webVitals', '2026-11-21', ['LCP / phone 42']),
    sum: (counters) => counters.sum('webVitals', ['2026-11-21']),
  }),
  'rate-limits-repo.ts': callsOf(createRateLimitsRepo, {
    saltOf: (rateLimits) => rateLimits.saltOf('2026-11-21', { proposed: 'salt', expiresAt: now }),
    add: (rateLimits) => rateLimits.add('id', { max: 3, at: now, newWindowEndsAt: now }),
    remove: (rateLimits) => rateLimits.remove('id'),
  }),
  // With a page size of 1, later pages use a cursor.
  'indexed-items-repo.ts': callsOf((db) => createIndexedItemsRepo(db, 1), {
    changedSince: (indexedItems) => indexedItems.changedSince({ from: 0, inclusive: true }),
    everything: (indexedItems) => indexedItems.everything(),
  }),
  'catalogue-repo.ts': callsOf((db) => createCatalogueRepo({ db, log: createJsonLogger() }), {
    // The second call also deletes the chunks of an earlier generation.
    replace: async (catalogue) => {
      await catalogue.replace(storedCatalogue);
      await catalogue.replace(storedCatalogue);
    },
    load: (catalogue) => catalogue.load(),
  }),
};
