import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { isNotFound } from './grpc-status';
import type { RulingRecord } from './rulings';

export interface RulingsRepo {
  /** Returns a ruling. Costs 1 read. */
  get(rulingId: string): Promise<RulingRecord | null>;
  /** Stores that a suspension ended the member's subscription. Does nothing if there is no such ruling. */
  markEndsSubscription(rulingId: string): Promise<void>;
}

export const createRulingsRepo = (db: Firestore): RulingsRepo => ({
  get: async (rulingId) => (await collections.rulings.doc(db, { rulingId }).get()).data() ?? null,
  markEndsSubscription: async (rulingId) => {
    try {
      await collections.rulings.doc(db, { rulingId }).update({ endsSubscription: true });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  },
});
