import { describe, expect, it, vi } from 'vitest';
import { NOON } from '../../domain/billing/billed-subscription.test-support';
import type { PlanClaims } from '../../gateways/identity/identity';
import { systemWorkFor } from '../../lib/authority.test-support';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { isPlanChanged, createPremiumClaimsCopier, planClaimsOf } from './premium-claims-copier';

const FREE = newMember({ email: 'ann@example.com' }, new Date(0));
const ACTIVE: UserRecord = { ...FREE, subscriptionStatus: 'active', planChangedAt: NOON };
const ENDING: UserRecord = { ...ACTIVE, subscriptionStatus: 'canceled', subscriptionEndDate: NOON };
const SECONDS = NOON.getTime() / 1000;

describe('the claims of a member', () => {
  it('contain a time in the year 9999 for an active plan, the end date for a canceled plan, and null for a free member', () => {
    const planVersion = NOON.getTime();
    expect(planClaimsOf(ACTIVE)).toEqual({ premiumUntil: 253_402_214_400, planVersion });
    expect(planClaimsOf(ENDING)).toEqual({ premiumUntil: SECONDS, planVersion });
    expect(planClaimsOf(FREE)).toEqual({ premiumUntil: null, planVersion: 0 });
  });
});

describe('the copy of the claims', () => {
  function createCopy(...states: (UserRecord | null)[]) {
    const setPlanClaims = vi.fn(async (_uid: string, _claims: PlanClaims) => {});
    const get = async () => (states.length > 1 ? states.shift() : states[0]) ?? null;
    const claims = createPremiumClaimsCopier({ users: { get }, identity: { setPlanClaims } });
    return { copy: () => claims.copy(systemWorkFor('ann')), setPlanClaims };
  }

  it('writes the claims once when the plan does not change during the copy', async () => {
    const { copy, setPlanClaims } = createCopy(ACTIVE);
    await copy();
    expect(setPlanClaims.mock.calls).toEqual([['ann', planClaimsOf(ACTIVE)]]);
  });

  it('writes the claims again when the plan changes during the copy', async () => {
    const { copy, setPlanClaims } = createCopy(FREE, ACTIVE, ENDING);
    await copy();
    expect(setPlanClaims.mock.calls.map(([, claims]) => claims)).toEqual(
      [FREE, ACTIVE, ENDING].map(planClaimsOf),
    );
  });

  it('does nothing when the member is gone', async () => {
    const { copy, setPlanClaims } = createCopy(null);
    await copy();
    expect(setPlanClaims).not.toHaveBeenCalled();
  });
});

describe('isPlanChanged', () => {
  it('returns true when status, end date or time of the plan change, and false when anything else changes', () => {
    expect(isPlanChanged(FREE, ACTIVE)).toBe(true);
    expect(isPlanChanged(ENDING, { ...ENDING, subscriptionEndDate: new Date(0) })).toBe(true);
    expect(isPlanChanged(ENDING, { ...ENDING, planChangedAt: new Date(0) })).toBe(true);
    expect(isPlanChanged(ENDING, { ...ENDING, firstName: 'Ann' })).toBe(false);
  });
});
