import * as z from 'zod/mini';
import { publicMemberFields } from '@contract/schemas/user';
import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import type { Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists, isPreconditionFailure } from './grpc-status';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import type { UserRecord } from './users-repo';

export type ProfileRecord = Stored<'profiles'>;

const shownSchema = z.object(publicMemberFields);
type Shown = z.infer<typeof shownSchema>;

export function profileFieldsOf(record: Shown): Shown {
  return shownSchema.parse(record);
}

/** How many names of a member are reserved: the current one and the two before it. */
const NAMES_KEPT = 3;

export interface UsernameClaim {
  readonly by: Authority;
  readonly username: string;
  /**
   * Returns the fields of the public profile that must be written: all fields for a member's first username, otherwise
   * only the fields that change.
   */
  readonly profileOf: (member: UserRecord) => Partial<ProfileRecord>;
  readonly at: Date;
}

export interface UsernamesRepo {
  /** Returns the uid of the member for whom a username is reserved, or null. Ignores case. */
  ownerOf(username: string): Promise<string | null>;
  /**
   * Reserves a username, and writes it to the member's document and the profile in the same commit. Returns the member
   * before the change, or null if the username belongs to another member. Throws AppError 'unauthorized' or 'suspended'
   * if the member is gone or suspended.
   */
  claim(claim: UsernameClaim): Promise<UserRecord | null>;
  /** Makes all earlier names of a member available again, except the last two. */
  releaseOldest(by: Authority): Promise<void>;
}

type StoredName = QueryDocumentSnapshot<Stored<'usernames'>, Stored<'usernames'>>;

const readName = async (ref: Reference<Stored<'usernames'>>) => {
  const snapshot = await ref.get();
  const uid = snapshot.exists ? collections.usernames.pick(snapshot, 'uid').uid : null;
  return { uid, updateTime: snapshot.updateTime };
};

const claimedAtOf = (name: Pick<QueryDocumentSnapshot, 'get'>) =>
  collections.usernames.pick(name, 'claimedAt').claimedAt.getTime();

/**
 * Makes a reserved name available again. Keeps the name if its document has changed since it was read, because then the
 * member has taken the name back.
 */
const release = async ({ ref, updateTime }: StoredName) => {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error;
  }
};

/**
 * Writes a new username to the reservation, the member's document and the profile. The transaction reads the member's
 * document, so that a new profile gets the current values of the fields that are copied from it.
 */
const commitNames = (
  db: Firestore,
  { by: { uid }, username, profileOf, at }: UsernameClaim,
  reserve: (transaction: Transaction, profile: Partial<ProfileRecord>) => void,
): Promise<UserRecord> =>
  db.runTransaction(async (transaction) => {
    const userRef = collections.users.doc(db, { uid });
    const member = await requireMember(transaction, userRef);
    requireNotSuspended(member, at);
    const profile = { ...profileOf(member), username, updatedAt: at };
    reserve(transaction, profile);
    transaction.update(userRef, { username, updatedAt: at });
    transaction.set(collections.profiles.doc(db, { uid }), profile, { merge: true });
    return member;
  });

/**
 * Creates the repo of usernames. The repo reserves a name by creating a document for it, so that only one of several
 * concurrent claims succeeds.
 */
export function createUsernamesRepo(db: Firestore): UsernamesRepo {
  const nameDocument = (username: string) =>
    collections.usernames.doc(db, { lowercase: username.toLowerCase() });

  const ownerOf = async (username: string) => (await readName(nameDocument(username))).uid;

  /**
   * Takes back an earlier name. Returns null if the name belongs to another member, and 'changed' if another call
   * changed the reservation first.
   */
  const takeBack = async (claim: UsernameClaim): Promise<UserRecord | null | 'changed'> => {
    const ref = nameDocument(claim.username);
    const { uid, updateTime: lastUpdateTime } = await readName(ref);
    if (uid === null || !lastUpdateTime) return 'changed';
    if (uid !== claim.by.uid) return null;
    const change = { username: claim.username, claimedAt: FieldValue.serverTimestamp() };
    try {
      return await commitNames(db, claim, (transaction) =>
        transaction.update(ref, change, { lastUpdateTime }),
      );
    } catch (error) {
      if (isPreconditionFailure(error)) return 'changed';
      throw error;
    }
  };

  const claim = async (wanted: UsernameClaim): Promise<UserRecord | null> => {
    const { by, username } = wanted;
    const claimedAt = FieldValue.serverTimestamp();
    try {
      return await commitNames(db, wanted, (transaction, { isPremiumUser = false }) =>
        transaction.create(nameDocument(username), {
          uid: by.uid,
          username,
          isPremiumUser,
          claimedAt,
        }),
      );
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      const takenBack = await takeBack(wanted);
      return takenBack === 'changed' ? claim(wanted) : takenBack;
    }
  };

  return {
    ownerOf,
    claim,
    releaseOldest: async ({ uid }) => {
      const { docs: held } = await collections.usernames.in(db).where('uid', '==', uid).get();
      if (held.length <= NAMES_KEPT) return;
      const member = await collections.users.doc(db, { uid }).get();
      const current = collections.users.field(member, 'username');
      const earlier = held
        .filter(({ ref }) => ref.id !== String(current).toLowerCase())
        .toSorted((a, b) => claimedAtOf(b) - claimedAtOf(a));
      await Promise.all(earlier.slice(NAMES_KEPT - 1).map(release));
    },
  };
}
