import type { Firestore } from 'firebase-admin/firestore';
import { collections, type Stored } from './collections/collections';

export type NewestItem = Pick<Stored<'items'>, 'updatedAt' | 'expiresAt'> & { readonly id: string };

export interface NewestItemsRepo {
  /** Returns up to `limit` items that are not removed or hidden, the newest first. They may have expired. */
  newest(limit: number): Promise<NewestItem[]>;
}

export function createNewestItemsRepo(db: Firestore): NewestItemsRepo {
  return {
    newest: async (limit) => {
      const { docs } = await collections.items
        .in(db)
        .where('removedAt', '==', null)
        .where('hiddenAt', '==', null)
        .orderBy('addedAt', 'desc')
        .select('updatedAt', 'expiresAt')
        .limit(limit)
        .get();
      return docs.flatMap((document) => {
        const updatedAt = collections.items.field(document, 'updatedAt');
        const expiresAt = collections.items.field(document, 'expiresAt');
        return updatedAt && expiresAt ? [{ id: document.id, updatedAt, expiresAt }] : [];
      });
    },
  };
}
