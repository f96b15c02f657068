import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Authority } from '../lib/authority';
import { readDocuments, type Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists } from './grpc-status';
import { microsOf } from './timestamp-micros';
import type { ProfileRecord } from './usernames-repo';

type Block = Stored<'blocked'>;

export interface StoredBlock {
  readonly id: string;
  /** The username that the blocked member had at the time of the block. */
  readonly username: string;
  readonly createdAt: Date;
  /** The blocked member's profile. Null if the member is gone. */
  readonly profile: ProfileRecord | null;
}

export interface BlockedIds {
  readonly ids: readonly string[];
  readonly readAt: Micros;
}

export interface BlocksRepo {
  /** Returns the ids of the members whom a member has blocked. Costs 1 read for each block, and at least 1. */
  idsOf(uid: string): Promise<BlockedIds>;
  /** Returns the blocks of a member, the most recent first. */
  list(uid: string): Promise<StoredBlock[]>;
  /** Stores a block. Idempotent. Returns the block, and a time by which it was stored. */
  add(
    by: Authority,
    other: { readonly id: string; readonly username: string },
  ): Promise<{ readonly block: StoredBlock; readonly changedAt: Micros }>;
  /** Removes a block. Idempotent. Returns a time by which the block was removed. */
  remove(by: Authority, otherId: string): Promise<Micros>;
  /** Returns true if either of two members has blocked the other. */
  isBetween(uid: string, otherId: string): Promise<boolean>;
}

export function createBlocksRepo(db: Firestore): BlocksRepo {
  const blocksOf = (uid: string) => collections.blocked.in(db, { uid });
  const profileOf = (id: string) => collections.profiles.doc(db, { uid: id });

  const withProfiles = async (blocks: readonly Snapshot<Block>[]): Promise<StoredBlock[]> => {
    if (blocks.length === 0) return [];
    const profiles = await readDocuments(db, ...blocks.map(({ id }) => profileOf(id)));
    return blocks.map((block, index) => storedBlock(block, profiles[index]));
  };

  const add: BlocksRepo['add'] = async (by, other) => {
    const { id, username } = other;
    const ref = blocksOf(by.uid).doc(id);
    // `userId` is stored so that the block can be found when the blocked member's account is deleted.
    const record = { userId: id, username, createdAt: FieldValue.serverTimestamp() };
    await ref.create(record).catch(ignoreExisting);
    const [block, profile] = await readDocuments(db, ref, profileOf(id));
    // Another call removed the block after this call had stored it, so this call stores it again.
    if (!block.exists) return add(by, other);
    return { block: storedBlock(block, profile), changedAt: microsOf(block.readTime) };
  };

  return {
    idsOf: async (uid) => {
      const { docs, readTime } = await blocksOf(uid).select().get();
      return { ids: docs.map(({ id }) => id), readAt: microsOf(readTime) };
    },
    list: async (uid) =>
      withProfiles((await blocksOf(uid).orderBy('createdAt', 'desc').get()).docs),
    add,
    remove: async ({ uid }, otherId) =>
      microsOf((await blocksOf(uid).doc(otherId).delete()).writeTime),
    isBetween: async (uid, otherId) => {
      const refs = [blocksOf(uid).doc(otherId), blocksOf(otherId).doc(uid)];
      return (await readDocuments(db, ...refs)).some(({ exists }) => exists);
    },
  };
}

function ignoreExisting(error: unknown): void {
  if (!isAlreadyExists(error)) throw error;
}

const storedBlock = (
  block: Snapshot<Block>,
  profile: Snapshot<ProfileRecord> | undefined,
): StoredBlock => ({
  id: block.id,
  ...collections.blocked.pick(block, 'username', 'createdAt'),
  profile: profile?.data() ?? null,
});
