import { DAY_MS } from '@contract/rules/durations';
import type { SharedLinkTarget } from '@contract/schemas/link-share';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import { isAlreadyExists } from './grpc-status';
import { addToTotals } from './progress';

/** How long a shared link is stored, counted from the start of its UTC day. Firestore then deletes it (TTL). */
const KEPT_MS = 2 * DAY_MS;

export interface SharedLink {
  readonly by: Authority;
  readonly itemId: string;
  readonly target: SharedLinkTarget;
  /** The UTC day, '2026-11-21'. */
  readonly day: string;
}

/**
 * Shared links. A shared link and the number of shared links in the member's totals change in one batch, so that
 * repeated and concurrent calls count a link once. The number stays when the links expire. Links are stored below the
 * member instead of the item for two reasons: nobody else may know who shared an item, and the number must stay when
 * the item is removed.
 */
export interface SharedLinksRepo {
  /** Stores a shared link. Returns false if the link is counted already. Costs 2 writes, or none. */
  add(link: SharedLink): Promise<boolean>;
}

export function createSharedLinksRepo(db: Firestore): SharedLinksRepo {
  return {
    add: async ({ by: { uid }, itemId, target, day }) => {
      const batch = db.batch();
      const linkId = `${day}_${itemId}_${target}`;
      batch.create(collections.sharedLinks.doc(db, { uid, linkId }), {
        createdAt: FieldValue.serverTimestamp(),
        expiresAt: new Date(Date.parse(day) + KEPT_MS),
      });
      addToTotals(batch, db, { uid, change: { linksShared: 1 } });
      try {
        await batch.commit();
        return true;
      } catch (error) {
        if (isAlreadyExists(error)) return false;
        throw error;
      }
    },
  };
}
