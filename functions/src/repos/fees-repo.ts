import type { OwnFees } from '@contract/rules/marketplace-fees';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections, type Stored } from './collections/collections';

type Fees = Stored<'settings'>['fees'];

export interface FeesRepo {
  /** Returns the fees that the member has set, by platform. */
  get(uid: string): Promise<OwnFees>;
  /** Replaces all fees of a member. If several calls run at the same time, the last one wins. */
  set(by: Authority, fees: OwnFees): Promise<void>;
}

export function createFeesRepo(db: Firestore): FeesRepo {
  const feesOf = (uid: string) => collections.settings.doc(db, { uid, settingsId: 'fees' });
  return {
    get: async (uid) => {
      const snapshot = await feesOf(uid).get();
      return snapshot.exists ? (collections.settings.pick(snapshot, 'fees').fees ?? {}) : {};
    },
    set: async ({ uid }, fees) => {
      await feesOf(uid).set({ fees: fees as Fees, updatedAt: FieldValue.serverTimestamp() });
    },
  };
}
