import * as z from 'zod/mini';
import { shownFields } from '@contract/schemas/user';
import { timestampField } from '@contract/schemas/firestore-fields';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';

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
  /** Writes all documents in one batch. Returns false if the username belongs to another member. */
  claim(claim: UsernameClaim): Promise<boolean>;
}

/** Creates `usernames/{lowercase}` to reserve a name, so that only one of several concurrent claims succeeds. */
export function createUsernamesRepo(db: Firestore): UsernamesRepo {
  const nameDocument = (username: string) => db.doc(`usernames/${username.toLowerCase()}`);

  const ownerOf = async (username: string) => {
    const snapshot = await nameDocument(username).get();
    return snapshot.exists ? claimSchema.parse(snapshot.data()).uid : null;
  };

  const commitNames = (batch: WriteBatch, { uid, username, profile, at }: UsernameClaim) =>
    batch
      .update(db.doc(`users/${uid}`), { username, updatedAt: at })
      .set(db.doc(`profiles/${uid}`), { ...profile, username, updatedAt: at }, { merge: true })
      .commit();

  const takeBack = async (claim: UsernameClaim) => {
    if ((await ownerOf(claim.username)) !== claim.uid) return false;
    const { username } = claim;
    await commitNames(db.batch().update(nameDocument(username), { username }), claim);
    return true;
  };

  return {
    ownerOf,
    claim: async (claim) => {
      const { uid, username, at } = claim;
      const reservation = { uid, username, claimedAt: at };
      try {
        await commitNames(db.batch().create(nameDocument(username), reservation), claim);
        return true;
      } catch (error) {
        if (isAlreadyExists(error)) return takeBack(claim);
        throw error;
      }
    },
  };
}
