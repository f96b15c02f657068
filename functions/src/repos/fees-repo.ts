import type { OwnFees } from '@contract/rules/marketplace-fees';
import { MAX_FEE_BASIS_POINTS, MAX_FIXED_FEE_CENTS } from '@contract/schemas/marketplace-fees';
import { PLATFORMS } from '@contract/schemas/platform';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const upTo = (max: number) => z.int().check(z.gte(0), z.lte(max));

/** `users/{uid}/settings/fees` */
const feesRecordSchema = z.object({
  fees: z.partialRecord(
    z.enum(PLATFORMS),
    z.object({ basisPoints: upTo(MAX_FEE_BASIS_POINTS), fixedCents: upTo(MAX_FIXED_FEE_CENTS) }),
  ),
});

export interface FeesRepo {
  /** Returns the platforms for which the member has set a fee. */
  get(uid: string): Promise<OwnFees>;
  /** Replaces all. The last of several calls counts. */
  set(uid: string, fees: OwnFees): Promise<void>;
}

export function createFeesRepo(db: Firestore): FeesRepo {
  const feesOf = (uid: string) => db.doc(`users/${uid}/settings/fees`);
  return {
    get: async (uid) => {
      const snapshot = await feesOf(uid).get();
      return snapshot.exists ? feesRecordSchema.parse(snapshot.data()).fees : {};
    },
    set: async (uid, fees) => {
      await feesOf(uid).set({ fees, updatedAt: FieldValue.serverTimestamp() });
    },
  };
}
