import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { timestampField } from '@contract/schemas/firestore-fields';

const newestItemSchema = z.object({ updatedAt: timestampField, expiresAt: timestampField });
export type NewestItem = z.infer<typeof newestItemSchema> & { readonly id: string };

export interface NewestItemsRepo {
  /** Returns up to `limit` items that are not removed or hidden, the newest first. They may have expired. */
  newest(limit: number): Promise<NewestItem[]>;
}

export function createNewestItemsRepo(db: Firestore): NewestItemsRepo {
  return {
    newest: async (limit) => {
      const { docs } = await db
        .collection('items')
        .where('removedAt', '==', null)
        .where('hiddenAt', '==', null)
        .orderBy('addedAt', 'desc')
        .select('updatedAt', 'expiresAt')
        .limit(limit)
        .get();
      return docs.flatMap((document) => {
        const { data } = newestItemSchema.safeParse(document.data());
        return data ? [{ id: document.id, ...data }] : [];
      });
    },
  };
}
