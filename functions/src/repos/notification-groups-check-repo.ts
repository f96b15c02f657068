import type { NotificationRecord } from '@contract/schemas/notification';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readDocuments, type Reference } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 300;
/**
 * Documents that expire within this time are not checked, because Firestore deletes expired entries and notifications
 * in any order.
 */
const ENDING_MS = 2 * 60 * 60 * 1000;

export interface NotificationGroupsCheckResult {
  /** The number of checked entries. */
  readonly count: number;
  /** The faults that were found, as texts. Each text begins with the path of a document. */
  readonly faults: readonly string[];
}

/** Compares the counts in notifications about several likes or comments with the entries of these notifications. */
export interface NotificationGroupsCheckRepo {
  /**
   * Yields the results in several steps: the number of checked entries, and the notifications that have a wrong count.
   * A missing notification is not a fault, because the member may have deleted it. Skips invalid documents, and
   * notifications that expire within two hours. Costs 1 read for each entry and 1 for each notification. A notification
   * with a count that seems wrong is read again, because the count can change between the read of the entries and the
   * read of the notification.
   */
  check(): AsyncIterable<NotificationGroupsCheckResult>;
}

interface Counted {
  readonly uid: string;
  readonly notificationId: string;
  counting: number;
}

export const createNotificationGroupsCheckRepo = (
  db: Firestore,
  now: () => Date,
  pageSize = PAGE_SIZE,
): NotificationGroupsCheckRepo => ({
  check: async function* () {
    const all = collections.groupEntries.group(db).orderBy(FieldPath.documentId());
    // The entries are sorted by member, so the counts of only one member are in memory.
    let member = { uid: '', counted: new Map<string, Counted>() };
    for await (const page of pagesOf(all, pageSize)) {
      const faults: string[] = [];
      for (const document of page) {
        const { uid } = collections.groupEntries.paramsOf(document.ref);
        if (uid !== member.uid) {
          faults.push(...(await faultsOf(db, now(), member.counted)));
          member = { uid, counted: new Map() };
        }
        const entry = collections.groupEntries.readable(document);
        if (!entry) continue;
        const { notificationId } = entry;
        const counted = member.counted.get(notificationId) ?? { uid, notificationId, counting: 0 };
        counted.counting += entry.counts ? 1 : 0;
        member.counted.set(notificationId, counted);
      }
      yield { count: page.length, faults };
    }
    yield { count: 0, faults: await faultsOf(db, now(), member.counted) };
  },
});

async function faultsOf(
  db: Firestore,
  now: Date,
  counted: ReadonlyMap<string, Counted>,
): Promise<string[]> {
  const all = [...counted.values()];
  if (all.length === 0) return [];
  const refs = all.map((it) => collections.notifications.doc(db, it));
  const notifications = await readDocuments(db, ...refs);
  const faults: string[] = [];
  for (const [place, { counting }] of all.entries()) {
    const snapshot = notifications[place];
    const stored = snapshot && collections.notifications.readable(snapshot);
    if (!stored || stored.expiresAt.getTime() - now.getTime() < ENDING_MS) continue;
    if (stored.count !== counting) faults.push(...(await faultOf(snapshot.ref)));
  }
  return faults;
}

/** Reads a notification and its entries again, in one transaction. */
const faultOf = (ref: Reference<NotificationRecord>): Promise<string[]> =>
  ref.firestore.runTransaction(
    async (transaction) => {
      const { uid, notificationId } = collections.notifications.paramsOf(ref);
      const stored = collections.notifications.readable(await transaction.get(ref));
      const counting = collections.groupEntries
        .in(ref.firestore, { uid })
        .where('notificationId', '==', notificationId)
        .where('counts', '==', true);
      const { size } = await transaction.get(counting.select());
      if (!stored || stored.count === size) return [];
      return [`${ref.path} count: stored ${stored.count}, counted ${size}`];
    },
    { readOnly: true },
  );
