import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  type CountedTotals,
  countedTotals,
  type MemberDocuments,
  countReceivedLikes,
  itemIdsWithVerifiedLike,
} from '../domain/achievements/counted-totals';
import { earnedAchievements } from '../domain/achievements/earned-achievements';
import type { MemberTotals } from '../domain/achievements/totals';
import { storedAchievementOf } from './achievements-repo';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { rethrowTransactionError } from './grpc-status';
import { pagesOf } from './pages-of';
import { salesInPart } from './kept-sale-parts';
import { expiredTotalsRef, totalsInSnapshot, totalsRef } from './progress';
import { isVerifiedLike } from './stored-like';
import { microsOf } from './timestamp-micros';

const PAGE_SIZE = 400;
/**
 * The maximum number of attempts of a transaction. A transaction can need many, because calls of the member and
 * triggers change the totals at the same time.
 */
const MAX_ATTEMPTS = 20;

export interface TotalsRecountRepo {
  /**
   * Counts a member's totals from the documents, stores them, and unlocks missing achievements. This is needed for demo
   * data, and for members who joined before the product stored totals. Never lowers the numbers of likes and comments
   * that the member gave, because likes and comments on erased items no longer exist. If the totals change at the same
   * time, the transaction runs again, so no change is lost.
   */
  recount(uid: string, at: Date): Promise<MemberTotals>;
  /** Yields the uids of all members, including those without a username. */
  members(): AsyncIterable<string>;
  /** Returns a member's stored totals and the documents that they count. All are read in one transaction. */
  read(uid: string): Promise<StoredAndCountedTotals>;
}

export interface StoredAndCountedTotals {
  /** The path of the document with the totals. */
  readonly path: string;
  readonly stored: MemberTotals;
  readonly counted: CountedTotals;
}

export const createTotalsRecountRepo = (db: Firestore): TotalsRecountRepo => ({
  recount: (uid, at) => recount(db, uid, at),
  members: async function* () {
    const users = collections.users.in(db).orderBy(FieldPath.documentId()).select();
    for await (const page of pagesOf(users, PAGE_SIZE)) for (const { id } of page) yield id;
  },
  read: (uid) =>
    db.runTransaction(
      async (transaction) => {
        const snapshot = await transaction.get(totalsRef(db, uid));
        const documents = await documentsOf(transaction, db, uid);
        const { path } = snapshot.ref;
        return { path, stored: totalsInSnapshot(snapshot), counted: countedTotals(documents) };
      },
      { readOnly: true },
    ),
});

const recount = (db: Firestore, uid: string, at: Date): Promise<MemberTotals> =>
  db.runTransaction(
    (transaction) => recountIn(transaction, db, uid, at).catch(rethrowTransactionError),
    {
      maxAttempts: MAX_ATTEMPTS,
    },
  );

async function recountIn(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  at: Date,
): Promise<MemberTotals> {
  const oldLinks = collections.usage.doc(db, { uid, usageId: 'shared-links' });
  const [stored, links] = await readDocuments(transaction, totalsRef(db, uid), oldLinks);
  const before = totalsInSnapshot(stored);
  const documents = await documentsOf(transaction, db, uid);
  const counted = countedTotals(documents);
  const totals: MemberTotals = {
    ...counted,
    likesGiven: Math.max(before.likesGiven, counted.likesGiven),
    comments: Math.max(before.comments, counted.comments),
    linksShared: before.linksShared + (collections.usage.field(links, 'count') ?? 0),
    championTitles: before.championTitles,
  };
  const earned = earnedAchievements(totals).map(({ id }) => id);
  const grants = collections.achievements.in(db, { uid });
  const { docs: granted } = await transaction.get(grants.select('unlockedAt'));
  const times = new Map(
    granted.map((it) => [it.id, collections.achievements.pick(it, 'unlockedAt').unlockedAt]),
  );
  for (const id of earned.filter((it) => !times.has(it))) {
    transaction.create(grants.doc(id), storedAchievementOf(at));
    times.set(id, at);
  }
  const liked = itemIdsWithVerifiedLike(documents.likes);
  for (const { id, record, asOf } of documents.items) {
    const count = countReceivedLikes(record, liked.has(id));
    const received = collections.receivedLikes.doc(db, { uid, itemId: id });
    if (record.removedAt === null) transaction.set(received, { count, asOf });
  }
  transaction.delete(oldLinks);
  transaction.set(totalsRef(db, uid), { ...totals, unlockedAt: Object.fromEntries(times) });
  return totals;
}

async function documentsOf(transaction: Transaction, db: Firestore, uid: string) {
  const items = await itemsOf(transaction, db, uid);
  const { docs: parts } = await transaction.get(collections.keptSales.in(db, { uid }));
  const keptSales = parts.flatMap((part) => salesInPart(part.data()).sales);
  const expired = totalsInSnapshot(await transaction.get(expiredTotalsRef(db, uid)));
  return { items, keptSales, expired, ...(await givenBy(transaction, db, uid)) };
}

async function itemsOf(transaction: Transaction, db: Firestore, uid: string) {
  const { docs } = await transaction.get(collections.items.in(db).where('ownerId', '==', uid));
  return docs.map((item) => ({
    id: item.id,
    record: item.data(),
    asOf: microsOf(item.updateTime),
  }));
}

async function givenBy(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Pick<MemberDocuments, 'likes' | 'comments'>> {
  // Sorts in this order, because Firestore has an index for this order.
  const likes = await transaction.get(
    collections.likes
      .group(db)
      .where('userId', '==', uid)
      .orderBy('createdAt', 'desc')
      .select('isVerified'),
  );
  const comments = await transaction.get(
    collections.comments.group(db).where('userId', '==', uid).select(),
  );
  return { likes: likes.docs.map(givenLike), comments: comments.size };
}

const givenLike = (like: QueryDocumentSnapshot) => ({
  itemId: collections.likes.paramsOf(like.ref).itemId,
  isVerified: isVerifiedLike(like),
});
