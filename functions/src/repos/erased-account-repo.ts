import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { collections, rows } from './collections/collections';
import type { DeletionStep } from './collections/row-rules';
import { writeUntilNone } from './until-none';

/** The documents of a member's own account, and those that only name the member. All methods are safe to repeat. */
export interface ErasedAccountRepo {
  /** Deletes what the table says of this step. */
  remove(step: DeletionStep, work: SystemWork): Promise<void>;
  /** Everything below the member's document, so also collections that come later. */
  removeParts(work: SystemWork): Promise<void>;
  /** Mails that are not sent yet, except the one about the deletion. */
  removeMails(work: SystemWork, address: string | null): Promise<void>;
}

export function createErasedAccountRepo(db: Firestore): ErasedAccountRepo {
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
      for (const [, row] of rows) {
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
    removeMails: async ({ uid }, address) => {
      await removeMailsIn(mails.where('uid', '==', uid));
      if (address !== null) await removeMailsIn(mails.where('to', '==', address));
    },
  };
}
