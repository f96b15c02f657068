import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ItemRecord } from '@contract/schemas/item-record';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { onTestFinished } from 'vitest';
import { createRemovalServices } from '../../../src/app/events/item-events';
import { createRepos } from '../../../src/app/repos';
import { wrongTotals } from '../../../src/domain/achievements/wrong-totals';
import { startOfUtcMonth, utcMonthEndedAt } from '../../../src/domain/utc-month';
import { createFolderMediaGateway } from '../../../src/gateways/media/folder-media';
import type { MediaGateway } from '../../../src/gateways/media/media';
import { authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createJsonLogger } from '../../../src/lib/json-logger';
import type { Logger } from '../../../src/lib/logger';
import { newMember } from '../../../src/repos/new-member';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createTotalsRecountRepo } from '../../../src/repos/totals-recount-repo';
import {
  createRemovedItemEraser,
  noteOfRemoval,
} from '../../../src/services/sharing/removed-item-eraser';
import { readAllDocuments } from '../../support/all-documents';
import { newReport } from '../../support/new-report';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Returns the time of the removal: three days from now, so that the pictures that a test stores are old enough to be
 * removed.
 */
export const removalTime = () => new Date(Date.now() + 72 * HOUR_MS);

const EXPIRED_AT = new Date(Date.now() - HOUR_MS);

/**
 * The time at which all items were added. Kept sales contain this time, so it must be the same in databases that a test
 * compares.
 */
const ADDED_AT = new Date('2026-09-20T12:00:00.000Z');

export const UNBOUNDED_REMOVAL = { limit: Infinity, until: new Date('2100-01-01') };

export const createReposAtRemovalTime = (db: Firestore) =>
  createRepos({ db, log: createJsonLogger(), now: removalTime });

/** Creates a folder for the pictures of one test. The folder is removed at the end of the test. */
export async function createTemporaryMediaGateway(): Promise<MediaGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'expired-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return createFolderMediaGateway(folder);
}

export const storePicture = (media: Pick<MediaGateway, 'put'>, path: string) =>
  media.put(path, { bytes: Buffer.from(path), contentType: 'image/webp' });

/** Stores that the champion titles of the last month are awarded, as if the job `awardChampionTitles` had run. */
export const markChampionTitlesAwarded = (db: Firestore) =>
  db
    .doc(`championTitles/${utcMonthEndedAt(startOfUtcMonth(removalTime()))}`)
    .set({ mostLiked: null, highestProfit: null, mostActive: null, awardedAt: new Date() });

export async function addMembers(db: Firestore, ...uids: readonly string[]): Promise<void> {
  for (const uid of uids) {
    const member = newMember({ email: `${uid}@example.com` }, new Date());
    const emailVerifiedAt = new Date();
    await db.doc(`users/${uid}`).set({ ...member, username: uid, emailVerifiedAt });
  }
}

/** Shares an item like the product does. The item expired an hour ago. */
export async function shareExpiredItem(
  db: Firestore,
  itemId: string,
  change: Partial<ItemRecord> = {},
): Promise<DocumentReference> {
  const url = (name: string) => ({ url: `/media/items/${itemId}/${name}.webp` });
  const { updatedAt: _updatedAt, ...item } = itemRecordLike({
    ownerId: 'ann',
    addedAt: ADDED_AT,
    expiresAt: EXPIRED_AT,
    isOwnSale: true,
    purchasePriceCents: 499,
    picture: {
      ...url('full'),
      width: 9,
      height: 9,
      thumbnails: [{ ...url('full-320'), width: 3, height: 3 }],
      hasAvif: true,
      placeholder: null,
      shown: null,
      isDrawn: false,
    },
    ...change,
  });
  const submission = {
    itemId,
    item,
    comment: null,
    month: '2026-10',
    n: numberOf(itemId),
  };
  await createReposAtRemovalTime(db).items.create(submission);
  const ref = db.doc(`items/${itemId}`);
  // Sets the expiry that the test chose, because the product has stored the expiry that belongs to the owner's plan.
  await ref.update({ expiresAt: item.expiresAt });
  return ref;
}

/**
 * Returns a number that depends only on the id, so that an item has the same number in two databases that a test
 * compares.
 */
const numberOf = (itemId: string): number =>
  Array.from(itemId, (letter) => letter.charCodeAt(0)).reduce(
    (sum, code) => (sum * 31 + code) % 1_000_003,
    7,
  );

/**
 * Adds a like, a comment and a report by Bob, a notification of the like, and a report of the comment by Ann, like the
 * product does.
 */
export async function addReactions(db: Firestore, itemId: string): Promise<void> {
  const { likes, notifications, receivedLikes } = createReposAtRemovalTime(db);
  const bob = systemWorkFor('bob');
  await likes.add(itemId, bob);
  await receivedLikes.count(itemId);
  await storeComment(db, itemId, 'first');
  const words = { title: 'New like', message: 'bob liked your item' };
  await notifications.add(
    { uid: 'ann', id: `like_${itemId}` },
    {
      ...words,
      type: 'like',
      topic: null,
      itemId,
      commentId: null,
      rulingId: null,
      actorId: 'bob',
      actorUsername: 'bob',
      pictureUrl: null,
    },
  );
  const copies = { itemTitle: 'Brass owl', itemOwnerId: 'ann', itemOwner: 'ann' };
  await reportsOf(db, itemId).create(bob, newReport({ ...copies, itemId }));
  const reported = { userId: 'bob', username: 'bob', content: 'Nice' };
  await reportsOf(db, `${itemId}_first`).create(
    systemWorkFor('ann'),
    newReport({ ...copies, itemId, commentId: 'first', comment: reported }),
  );
}

/** Creates a repo that gives the reports of a subject the same number in each database. */
const reportsOf = (db: Firestore, subjectId: string) =>
  createReportsRepo(db, () => String(10_000_000 + numberOf(subjectId)));

export const storeComment = (db: Firestore, itemId: string, commentId: string) =>
  createReposAtRemovalTime(db).comments.add({
    itemId,
    commentId,
    by: systemWorkFor('bob'),
    content: 'Nice',
    mentions: [],
    parent: null,
    requestMac: 'mac',
    bylineOf: () => ({ username: 'bob', isPremiumUser: false, profileImageUrl: null }),
  });

/**
 * Creates the jobs that remove items and orphaned pictures, and a function `eraseAll` that does for each removed item
 * what the trigger `eraseRemovedItem` does.
 */
export function createRemovalJobs(
  db: Firestore,
  media: MediaGateway,
  pass = createReposAtRemovalTime(db).orphanedPictureProgress,
  now = removalTime,
) {
  const all = createReposAtRemovalTime(db);
  const { championTitles, expiredItems, dueHiddenItems, ownItems, pictureReferences } = all;
  const repos = {
    championTitles,
    expiredItems,
    dueHiddenItems,
    ownItems,
    pictureReferences,
    orphanedPictureProgress: pass,
  };
  const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };
  const removals = createRemovalServices({ repos, media: async () => media, log, now });
  const removedItems = createRemovedItemEraser({ ...all, media: async () => media });
  const eraseAll = async () => {
    const { docs } = await db.collection('items').where('removedAt', '!=', null).get();
    for (const item of docs)
      await removedItems.erase(authorizeForTest({ itemId: item.id }), noteOfRemoval(item.data()));
  };
  return { ...removals, eraseAll };
}

/** Returns all documents, keyed by path. */
export async function readDocumentsByPath(db: Firestore): Promise<Record<string, object>> {
  const documents = await readAllDocuments(db);
  return Object.fromEntries(documents.map((it) => [it.ref.path, it.data()]));
}

/** Returns the member's stored totals that differ from a new count of the stored documents. */
export async function wrongTotalsOf(db: Firestore, uid: string) {
  const read = await createTotalsRecountRepo(db).read(uid);
  return wrongTotals(read.path, read.stored, read.counted);
}

const LIVE_ITEM = { expiresAt: new Date('2100-01-01') };

/**
 * Stores items of Ann with likes, comments and reports: expired items and a live one. Also stores three orphaned
 * pictures.
 */
export async function storeExpiredItems(
  db: Firestore,
  media: MediaGateway,
  expired: readonly string[] = ['owl', 'fox'],
): Promise<void> {
  await markChampionTitlesAwarded(db);
  await addMembers(db, 'ann', 'bob');
  await shareExpiredItem(db, 'live', LIVE_ITEM);
  for (const itemId of expired) {
    await shareExpiredItem(db, itemId);
    await storePicture(media, `items/${itemId}/full.webp`);
  }
  for (const itemId of ['live', ...expired]) await addReactions(db, itemId);
  await db.doc('reports/owl_moderated').set({
    ...(await db.doc('reports/owl_bob').get()).data(),
    reporterId: 'cat',
    status: 'dismissed',
  });
  for (const name of ['full', 'earlier-320']) await storePicture(media, `items/live/${name}.webp`);
  for (const path of ['items/failed/a.webp', 'profiles/ann/replaced.webp'])
    await storePicture(media, path);
}

export async function picturePathsIn(media: MediaGateway): Promise<string[]> {
  const { pictures } = await media.list({ after: null, limit: 100 });
  return pictures.map(({ path }) => path);
}
