import type { Fees, FeesInput } from '@contract/schemas/marketplace-fees';
import { feesView, ownFeesIn } from '../../domain/sales/member-fees';
import type { Actor } from '../../lib/authority';
import type { FeesRepo } from '../../repos/fees-repo';

export interface MemberFees {
  get(uid: string): Promise<Fees>;
  /** Replaces all fees of a member and returns them. Idempotent. */
  update(actor: Actor, typed: FeesInput): Promise<Fees>;
}

export const createMemberFeesService = ({ fees }: { readonly fees: FeesRepo }): MemberFees => ({
  get: async (uid) => feesView(await fees.get(uid)),
  update: async (actor, typed) => {
    const own = ownFeesIn(typed);
    await fees.set(actor, own);
    return feesView(own);
  },
});
