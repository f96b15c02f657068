import * as z from 'zod/mini';
import { shownFields } from '@contract/schemas/user';
import { timestampField } from '@contract/schemas/firestore-fields';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';

/** `profiles/{uid}`: what everybody reads of a member who has a username. */
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

/** What of a member is shown to others, out of a document that holds more: it is copied to the public one. */
export function shownOf(record: Shown): Shown {
  return shownSchema.parse(record);
}

const claimSchema = z.object({ uid: z.string() });

export interface UsernameClaim {
  readonly uid: string;
  readonly username: string;
  /** All of the public profile where it is the member's first username, else what changes in it. */
  readonly profile: Partial<ProfileRecord>;
  readonly at: Date;
}

export interface UsernamesRepo {
  /** Who holds a name, whatever its case; null where nobody does. */
  ownerOf(username: string): Promise<string | null>;
  /**
   * Reserves the name and writes it to the member's private and public documents, all or nothing.
   * False where the name is another member's; one's own earlier name can be taken back.
   */
  claim(claim: UsernameClaim): Promise<boolean>;
}

/** `usernames/{lowercase}`: reserved by creating a document, so that of many at once one wins. */
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
