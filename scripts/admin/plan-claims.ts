import type { UserRecord } from 'firebase-admin/auth';
import { planVersionIn } from '../../functions/src/gateways/identity/firebase-identity';
import type { PlanClaims } from '../../functions/src/gateways/identity/identity';

/** Reads the plan from the claims of an account in Firebase Auth. */
export function planClaimsIn(account: Pick<UserRecord, 'customClaims'>): PlanClaims {
  const premiumUntil: unknown = account.customClaims?.['premiumUntil'];
  return {
    premiumUntil: typeof premiumUntil === 'number' ? premiumUntil : null,
    planVersion: planVersionIn(account),
  };
}
