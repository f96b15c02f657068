import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { collections } from './collections/collections';
import { writeUntilNone } from './until-none';

/** The documents of a member's own account. All methods are safe to repeat. */
export interface ErasedAccountRepo {
  /** Everything below `users/{uid}`, so also collections that come later. */
  removeParts(work: SystemWork): Promise<void>;
  /** The tokens of mails. */
  removeTokens(work: SystemWork): Promise<void>;
  /** Mails that are not sent yet, except the one about the deletion. */
  removeMails(work: SystemWork, address: string | null): Promise<void>;
  removeProfile(work: SystemWork): Promise<void>;
  /** All reserved names become available. */
  releaseNames(work: SystemWork): Promise<void>;
  removeMember(work: SystemWork): Promise<void>;
}

export function createErasedAccountRepo(db: Firestore): ErasedAccountRepo {
  const removeAll = (query: Query) => writeUntilNone(query, (batch, { ref }) => batch.delete(ref));
  const removeMailsIn = async (found: Query) => {
    const { docs } = await found.get();
    const pending = docs.filter(
      (mail) => collections.mails.field(mail, 'kind') !== 'account_deleted',
    );
    await Promise.all(pending.map(({ ref }) => ref.delete()));
  };
  const mails = collections.mails.in(db).withConverter<DocumentData>(null);

  return {
    removeParts: async ({ uid }) => {
      for (const part of await collections.users.doc(db, { uid }).listCollections())
        await db.recursiveDelete(part);
    },
    removeTokens: async ({ uid }) => {
      await removeAll(collections.passwordResets.in(db).where('uid', '==', uid));
      await removeAll(collections.emailTokens.in(db).where('uid', '==', uid));
    },
    removeMails: async ({ uid }, address) => {
      await removeMailsIn(mails.where('uid', '==', uid));
      if (address !== null) await removeMailsIn(mails.where('to', '==', address));
    },
    removeProfile: async ({ uid }) => {
      await collections.profiles.doc(db, { uid }).delete();
    },
    releaseNames: ({ uid }) => removeAll(collections.usernames.in(db).where('uid', '==', uid)),
    removeMember: async ({ uid }) => {
      await collections.users.doc(db, { uid }).delete();
    },
  };
}
