import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { collections, collectionRows } from './collections/collections';
import type { DeletionStep } from './collections/row-rules';
import { writeUntilNone } from './until-none';

/** Erases the documents of a member's own account. All methods are idempotent. */
export interface AccountErasureRepo {
  /** Deletes the documents that the table of collections assigns to an erasure step. */
  remove(step: DeletionStep, work: SystemWork): Promise<void>;
  /** Deletes everything below the member's document, including collections that later versions add. */
  removeParts(work: SystemWork): Promise<void>;
  /** Deletes the member's mails that are not sent yet, except the mail about the deletion of the account. */
  removeMails(work: SystemWork, email: string | null): Promise<void>;
}

export function createAccountErasureRepo(db: Firestore): AccountErasureRepo {
  const removeMailsIn = async (found: Query) => {
    const { docs } = await found.get();
    const pending = docs.filter(
      (mail) => collections.mails.field(mail, 'kind') !== 'account_deleted',
    );
    await Promise.all(pending.map(({ ref }) => ref.delete()));
  };
  const mails = collections.mails.in(db).withConverter<DocumentData>(null);

  return {
    remove: async (step, { uid }) => {
      for (const [, row] of collectionRows) {
        const erased = 'kept' in row.erased ? [] : row.erased;
        const deletion = erased.find((it) => typeof it !== 'string' && it.step === step);
        if (deletion === undefined || typeof deletion === 'string') continue;
        if (deletion.where === null) await row.doc(db, { uid }).delete();
        else
          await writeUntilNone(row.all(db).where(deletion.where, '==', uid), (batch, { ref }) =>
            batch.delete(ref),
          );
      }
    },
    removeParts: async ({ uid }) => {
      for (const part of await collections.users.doc(db, { uid }).listCollections())
        await db.recursiveDelete(part);
    },
    removeMails: async ({ uid }, email) => {
      await removeMailsIn(mails.where('uid', '==', uid));
      if (email !== null) await removeMailsIn(mails.where('to', '==', email));
    },
  };
}
