import * as z from 'zod/mini';
import { shownFields } from '@contract/schemas/user';
import { timestampField } from '@contract/schemas/firestore-fields';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { isAlreadyExists, isChanged } from './grpc-status';

/** `profiles/{uid}`: the public profile of a member with a username. */
export const profileRecordSchema = z.object({
  username: z.string(),
  ...shownFields,
  /** Whether the badge shows. Anyone can read profiles, so they hold no date of a plan. */
  isPremiumUser: z._default(z.boolean(), false),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type ProfileRecord = z.infer<typeof profileRecordSchema>;

const shownSchema = z.object(shownFields);
type Shown = z.infer<typeof shownSchema>;

export function shownOf(record: Shown): Shown {
  return shownSchema.parse(record);
}

const claimSchema = z.object({ uid: z.string() });
const claimedAtSchema = z.object({ claimedAt: timestampField });
/** The current name and two earlier ones. */
const NAMES_KEPT = 3;

export interface UsernameClaim {
  readonly uid: string;
  readonly username: string;
  /** The complete public profile for the first username, otherwise only the fields that change. */
  readonly profile: Partial<ProfileRecord>;
  readonly at: Date;
}

export interface UsernamesRepo {
  /** Returns the uid for which a username is reserved, or null. Ignores case. */
  ownerOf(username: string): Promise<string | null>;
  /** Writes all documents in one batch. Returns false if the username belongs to another member. */
  claim(claim: UsernameClaim): Promise<boolean>;
  /** Makes all names of a member available again, except the current one and the two claimed last before it. */
  releaseOldest(uid: string): Promise<void>;
}

const readName = async (ref: DocumentReference) => {
  const snapshot = await ref.get();
  const uid = snapshot.exists ? claimSchema.parse(snapshot.data()).uid : null;
  return { uid, updateTime: snapshot.updateTime };
};

const claimedAtOf = (document: QueryDocumentSnapshot) =>
  claimedAtSchema.parse(document.data()).claimedAt.getTime();

/** Keeps a name that changed since it was read, because its owner took it back. */
const release = async ({ ref, updateTime }: QueryDocumentSnapshot) => {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
  } catch (error) {
    if (!isChanged(error)) throw error;
  }
};

/** Creates `usernames/{lowercase}` to reserve a name, so that only one of several concurrent claims succeeds. */
export function createUsernamesRepo(db: Firestore): UsernamesRepo {
  const nameDocument = (username: string) => db.doc(`usernames/${username.toLowerCase()}`);

  const ownerOf = async (username: string) => (await readName(nameDocument(username))).uid;

  const commitNames = (batch: WriteBatch, { uid, username, profile, at }: UsernameClaim) =>
    batch
      .update(db.doc(`users/${uid}`), { username, updatedAt: at })
      .set(db.doc(`profiles/${uid}`), { ...profile, username, updatedAt: at }, { merge: true })
      .commit();

  /** Returns null if the reservation changed in the meantime. */
  const takeBack = async (claim: UsernameClaim): Promise<boolean | null> => {
    const ref = nameDocument(claim.username);
    const { uid, updateTime: lastUpdateTime } = await readName(ref);
    if (uid === null || !lastUpdateTime) return null;
    if (uid !== claim.uid) return false;
    const change = { username: claim.username, claimedAt: FieldValue.serverTimestamp() };
    try {
      await commitNames(db.batch().update(ref, change, { lastUpdateTime }), claim);
      return true;
    } catch (error) {
      if (isChanged(error)) return null;
      throw error;
    }
  };

  const claim = async (wanted: UsernameClaim): Promise<boolean> => {
    const { uid, username } = wanted;
    const reservation = { uid, username, claimedAt: FieldValue.serverTimestamp() };
    try {
      await commitNames(db.batch().create(nameDocument(username), reservation), wanted);
      return true;
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      return (await takeBack(wanted)) ?? claim(wanted);
    }
  };

  return {
    ownerOf,
    claim,
    releaseOldest: async (uid) => {
      const { docs: held } = await db.collection('usernames').where('uid', '==', uid).get();
      if (held.length <= NAMES_KEPT) return;
      const current = (await db.doc(`users/${uid}`).get()).get('username') as unknown;
      const earlier = held
        .filter(({ ref }) => ref.id !== String(current).toLowerCase())
        .toSorted((a, b) => claimedAtOf(b) - claimedAtOf(a));
      await Promise.all(earlier.slice(NAMES_KEPT - 1).map(release));
    },
  };
}
