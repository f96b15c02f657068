import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import type { RulingRecord } from './rulings';

export interface RulingsRepo {
  /** 1 read. */
  get(rulingId: string): Promise<RulingRecord | null>;
}

export const createRulingsRepo = (db: Firestore): RulingsRepo => ({
  get: async (rulingId) => (await collections.rulings.doc(db, { rulingId }).get()).data() ?? null,
});
