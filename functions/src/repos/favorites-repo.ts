import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import { isAlreadyExists } from './grpc-status';
import { microsOf, timestampOf } from './timestamp-micros';

export interface StoredFavorite {
  readonly sellerId: string;
  readonly createdAt: Micros;
}

export interface FavoritesRepo {
  /**
   * Returns favorites, the most recently added first. Starts after the favorite that was added at `after`. Costs 1 read
   * for each favorite, and at least 1.
   */
  list(uid: string, limit: number, after: Micros | null): Promise<StoredFavorite[]>;
  has(uid: string, sellerId: string): Promise<boolean>;
  /** Returns the number of favorites. Costs 1 read. */
  count(uid: string): Promise<number>;
  /** Adds a favorite. Idempotent. */
  add(by: Authority, sellerId: string): Promise<void>;
  /** Removes a favorite. Idempotent. */
  remove(by: Authority, sellerId: string): Promise<void>;
}

export function createFavoritesRepo(db: Firestore): FavoritesRepo {
  const favoritesOf = (uid: string) => collections.favorites.in(db, { uid });
  return {
    list: async (uid, limit, after) => {
      const newest = favoritesOf(uid).orderBy('createdAt', 'desc').limit(limit);
      const page = after === null ? newest : newest.startAfter(timestampOf(after));
      return (await page.get()).docs.flatMap((favorite) => {
        const createdAt = collections.favorites.exactTime(favorite, 'createdAt');
        return createdAt ? [{ sellerId: favorite.id, createdAt: microsOf(createdAt) }] : [];
      });
    },
    has: async (uid, sellerId) => (await favoritesOf(uid).doc(sellerId).get()).exists,
    count: async (uid) => (await favoritesOf(uid).count().get()).data().count,
    add: async ({ uid }, sellerId) => {
      try {
        const createdAt = FieldValue.serverTimestamp();
        await favoritesOf(uid).doc(sellerId).create({ sellerId, createdAt });
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
      }
    },
    remove: async ({ uid }, sellerId) => {
      await favoritesOf(uid).doc(sellerId).delete();
    },
  };
}
