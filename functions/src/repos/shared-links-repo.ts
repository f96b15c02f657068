import type { LinkTarget } from '@contract/schemas/link-share';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';
import { prepareProgress, PROGRESS_ATTEMPTS } from './progress';

/** A document counts once on its UTC day, and the database deletes it after the next one: `expiresAt` is its time to live. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

export interface SharedLink {
  readonly uid: string;
  readonly itemId: string;
  readonly target: LinkTarget;
  /** The UTC day, '2026-11-21'. */
  readonly day: string;
}

/**
 * `users/{uid}/sharedLinks/{yyyy-mm-dd}_{itemId}_{target}`, and their number in the member's totals, which stays when
 * they expire. Both change in one transaction, so repeats and races count once. Below the member, because
 * nobody else may know who shared what, and because the count must survive the item.
 */
export interface SharedLinksRepo {
  /** Returns the ids of the achievements that it unlocked. None if the link is already counted. 1 read and 2 writes. */
  add(link: SharedLink, at: Date): Promise<readonly string[]>;
}

export function createSharedLinksRepo(db: Firestore): SharedLinksRepo {
  return {
    add: async ({ uid, itemId, target, day }, at) => {
      const link = db.doc(`users/${uid}/sharedLinks/${day}_${itemId}_${target}`);
      const change = { linksShared: 1 };
      try {
        return await db.runTransaction(async (transaction) => {
          const progress = await prepareProgress(transaction, db, { uid, change, at });
          transaction.create(link, {
            createdAt: FieldValue.serverTimestamp(),
            expiresAt: new Date(Date.parse(day) + KEPT_MS),
          });
          progress.write();
          return progress.unlocked;
        }, PROGRESS_ATTEMPTS);
      } catch (error) {
        if (isAlreadyExists(error)) return [];
        throw error;
      }
    },
  };
}
