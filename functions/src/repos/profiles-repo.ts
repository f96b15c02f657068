import { PINNED_ITEMS_MAX } from '@contract/schemas/profile';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isLive } from '../domain/items/is-live';
import type { Authority } from '../lib/authority';
import { readDocuments, type Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import type { ProfileRecord } from './usernames-repo';

export interface PinRequest {
  readonly by: Authority;
  readonly itemId: string;
  readonly at: Date;
}

/**
 * The result of pinning. 'missing': the item is not live or belongs to another member, or the member has no profile.
 * 'full': the maximum number of live items is pinned already.
 */
export type PinResult =
  | { readonly is: 'pinned'; readonly pinnedItemIds: string[] }
  | { readonly is: 'missing' }
  | { readonly is: 'full' };

/** Profiles, and the fields of the member's document that change together with them. */
export interface ProfilesRepo {
  get(uid: string): Promise<ProfileRecord | null>;
  /** Returns the profiles that exist, by uid. Costs 1 read for each uid. */
  byId(uids: readonly string[]): Promise<ReadonlyMap<string, ProfileRecord>>;
  /** Sets the bio. Returns false and changes nothing if the member has no profile. Idempotent. */
  setBio(by: Authority, bio: string | null, at: Date): Promise<boolean>;
  /**
   * Pins an item. If the maximum number of items is already pinned, first unpins the items that are no longer live.
   * Idempotent.
   */
  pin(item: PinRequest): Promise<PinResult>;
  /** Unpins an item. Returns the ids of the remaining items. Idempotent. */
  unpin(item: PinRequest): Promise<string[]>;
}

export function createProfilesRepo(db: Firestore): ProfilesRepo {
  const profileOf = (uid: string) => collections.profiles.doc(db, { uid });

  return {
    get: async (uid) => (await profileOf(uid).get()).data() ?? null,
    byId: async (uids) => {
      if (uids.length === 0) return new Map();
      const profiles = await readDocuments(db, ...uids.map(profileOf));
      return new Map(
        profiles.flatMap((profile) => {
          const record = profile.data();
          return record ? [[profile.id, record] as const] : [];
        }),
      );
    },
    setBio: ({ uid }, bio, at) =>
      db.runTransaction(async (transaction) => {
        const profile = (await transaction.get(profileOf(uid))).data();
        if (!profile) return false;
        if (profile.bio !== bio) writeBoth(transaction, db, { uid, at, fields: { bio } });
        return true;
      }),
    pin: (item) => db.runTransaction((transaction) => pinOnce(transaction, db, item)),
    unpin: ({ by: { uid }, itemId, at }) =>
      db.runTransaction(async (transaction) => {
        const pinned = (await transaction.get(profileOf(uid))).data()?.pinnedItemIds ?? [];
        const pinnedItemIds = pinned.filter((id) => id !== itemId);
        if (pinnedItemIds.length < pinned.length)
          writeBoth(transaction, db, { uid, at, fields: { pinnedItemIds } });
        return pinnedItemIds;
      }),
  };
}

interface ProfileChange {
  readonly uid: string;
  readonly at: Date;
  readonly fields: Partial<Pick<ProfileRecord, 'bio' | 'pinnedItemIds'>>;
}

function writeBoth(transaction: Transaction, db: Firestore, { uid, at, fields }: ProfileChange) {
  const change = { ...fields, updatedAt: at };
  transaction.update(collections.users.doc(db, { uid }), change);
  transaction.update(collections.profiles.doc(db, { uid }), change);
}

/** Pins in a transaction, so that concurrent calls never pin more items than allowed. */
async function pinOnce(
  transaction: Transaction,
  db: Firestore,
  { by: { uid }, itemId, at }: PinRequest,
): Promise<PinResult> {
  const itemOf = (id: string) => collections.items.doc(db, { itemId: id });
  const [profile, item] = await readDocuments(
    transaction,
    collections.profiles.doc(db, { uid }),
    itemOf(itemId),
  );
  const pinned = profile.data()?.pinnedItemIds;
  if (!pinned || !isLiveOf(uid, item, at)) return { is: 'missing' };
  if (pinned.includes(itemId)) return { is: 'pinned', pinnedItemIds: pinned };
  let kept = pinned;
  if (pinned.length >= PINNED_ITEMS_MAX) {
    const items = await transaction.getAll(...pinned.map(itemOf));
    kept = items.filter((other) => isLiveOf(uid, other, at)).map(({ id }) => id);
  }
  if (kept.length >= PINNED_ITEMS_MAX) return { is: 'full' };
  const pinnedItemIds = [...kept, itemId];
  writeBoth(transaction, db, { uid, at, fields: { pinnedItemIds } });
  return { is: 'pinned', pinnedItemIds };
}

function isLiveOf(uid: string, snapshot: Snapshot<Stored<'items'>>, at: Date): boolean {
  const item = collections.items.readable(snapshot);
  return item?.ownerId === uid && isLive(item, at);
}
