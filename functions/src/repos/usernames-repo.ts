import * as z from 'zod/mini';
import { shownFields } from '@contract/schemas/user';
import { timestampField } from '@contract/schemas/firestore-fields';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';

/** `profiles/{uid}`: the public profile of a member with a username. */
export const profileRecordSchema = z.object({
  username: z.string(),
  ...shownFields,
  premiumUntil: z.nullable(timestampField),
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

/** The current name and two earlier ones. */
export const USERNAMES_KEPT = 3;

export interface UsernameClaim {
  readonly uid: string;
  readonly username: string;
  /** The complete public profile for the first username, otherwise only the fields that change. */
  readonly profile: Partial<ProfileRecord>;
  readonly at: Date;
}

export interface UsernamesRepo {
  /** Returns the uid that holds a username in any case, or null. */
  ownerOf(username: string): Promise<string | null>;
  /**
   * Writes all documents in one transaction and releases the member's oldest names above `USERNAMES_KEPT`. Returns false
   * if the username belongs to another member.
   */
  claim(claim: UsernameClaim): Promise<boolean>;
}

const namesSchema = z.array(z.object({ id: z.string(), claimedAt: timestampField }));

/** Creates `usernames/{lowercase}` to reserve a name, so that only one of several concurrent claims succeeds. */
export function createUsernamesRepo(db: Firestore): UsernamesRepo {
  const usernames = db.collection('usernames');
  const nameDocument = (username: string) => usernames.doc(username.toLowerCase());

  /** Returns the ids of all names that the member holds, newest first. */
  const heldNames = async (transaction: Transaction, uid: string) => {
    const { docs } = await transaction.get(usernames.where('uid', '==', uid).select('claimedAt'));
    const names = namesSchema.parse(docs.map((it) => ({ id: it.id, ...it.data() })));
    return names.sort((a, b) => b.claimedAt.getTime() - a.claimedAt.getTime()).map(({ id }) => id);
  };

  const commitClaim = async (transaction: Transaction, claim: UsernameClaim) => {
    const { uid, username, profile, at } = claim;
    const ref = nameDocument(username);
    const held = await heldNames(transaction, uid);
    const reservation = { uid, username, claimedAt: FieldValue.serverTimestamp() };
    if (held.includes(ref.id)) transaction.set(ref, reservation);
    else transaction.create(ref, reservation);
    const earlier = held.filter((id) => id !== ref.id);
    for (const id of earlier.slice(USERNAMES_KEPT - 1)) transaction.delete(usernames.doc(id));
    transaction
      .update(db.doc(`users/${uid}`), { username, updatedAt: at })
      .set(db.doc(`profiles/${uid}`), { ...profile, username, updatedAt: at }, { merge: true });
  };

  return {
    ownerOf: async (username) => {
      const snapshot = await nameDocument(username).get();
      return snapshot.exists ? claimSchema.parse(snapshot.data()).uid : null;
    },
    claim: async (claim) => {
      try {
        await db.runTransaction((transaction) => commitClaim(transaction, claim));
        return true;
      } catch (error) {
        if (isAlreadyExists(error)) return false;
        throw error;
      }
    },
  };
}
