import { premiumUntil } from '@contract/rules/premium';
import type { IdentityGateway, PlanClaims } from '../../gateways/identity/identity';
import type { SystemWork } from '../../lib/authority';
import { changesField } from '../../lib/changes-field';
import { copyUntilCurrent } from '../../lib/copy-current';
import { subscriptionOf, type UserRecord, type UsersRepo } from '../../repos/users-repo';

export interface PremiumClaimsCopier {
  /** Copies a member's plan to the claims of their account, which the rules of Firestore read. Idempotent. */
  copy(work: SystemWork): Promise<void>;
}

interface PremiumClaimsCopierDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly identity: Pick<IdentityGateway, 'setPlanClaims'>;
}

/** Returns the claims that follow from a stored member's plan. */
export function planClaimsOf(member: UserRecord): PlanClaims {
  const until = premiumUntil(subscriptionOf(member));
  return {
    premiumUntil: until && Math.floor(until.getTime() / 1000),
    planVersion: member.planChangedAt?.getTime() ?? 0,
  };
}

export function createPremiumClaimsCopier({
  users,
  identity,
}: PremiumClaimsCopierDeps): PremiumClaimsCopier {
  const current = async (uid: string): Promise<PlanClaims | null> => {
    const member = await users.get(uid);
    return member && planClaimsOf(member);
  };

  return {
    copy: ({ uid }) =>
      copyUntilCurrent(
        () => current(uid),
        (claims) => identity.setPlanClaims(uid, claims),
      ),
  };
}

const PLAN_FIELDS = [
  'subscriptionStatus',
  'subscriptionEndDate',
  'planChangedAt',
] as const satisfies readonly (keyof UserRecord)[];

type StoredUser = Readonly<Record<string, unknown>>;

/** Whether a change of `users/{uid}` can change the claims. */
export const isPlanChanged = (before: StoredUser, after: StoredUser): boolean =>
  changesField(before, after, PLAN_FIELDS);
