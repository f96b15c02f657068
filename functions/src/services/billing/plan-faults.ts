import { isPremiumAt } from '@contract/rules/premium';
import { freeExpiry, itemExpiry, premiumExpiry } from '@contract/rules/retention';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import type { PlanClaims } from '../../gateways/identity/identity';
import type { PlanWithCopies } from '../../repos/plan-copies-repo';
import { subscriptionOf } from '../../repos/users-repo';
import { planClaimsOf } from './premium-claims-copier';

/**
 * How long after a change of the plan a difference counts as a fault. Until then, a trigger or the job
 * `removeEndedBadges`, which needs up to 18 minutes, can still correct it.
 */
const COPIED_AFTER_MS = 30 * 60 * 1000;

/** What `planFaults` needs in addition to the copies of the plan: the account's claims and the current time. */
interface Found {
  /** The claims of the account, or null if there is no account. */
  readonly claims: PlanClaims | null;
  readonly now: Date;
}

/** Returns a line of text for each claim, badge, expiry and limit that does not follow from a member's stored plan. */
export function planFaults(copies: PlanWithCopies, { claims, now }: Found): string[] {
  return [
    ...(claims ? claimFaults(copies, claims) : []),
    ...badgeFaults(copies, now),
    ...expiryFaults(copies, now),
    ...limitFaults(copies),
  ];
}

function claimFaults({ uid, member }: PlanWithCopies, claims: PlanClaims): string[] {
  const wanted = planClaimsOf(member);
  return (['premiumUntil', 'planVersion'] as const)
    .filter((claim) => claims[claim] !== wanted[claim])
    .map((claim) => fault(`account ${uid}`, claim, claims[claim], wanted[claim]));
}

function badgeFaults({ badges, member }: PlanWithCopies, now: Date): string[] {
  const subscription = subscriptionOf(member);
  const hasBadge = isPremiumAt(subscription, now);
  const hadBadge = isPremiumAt(subscription, new Date(now.getTime() - COPIED_AFTER_MS));
  if (hasBadge !== hadBadge) return [];
  return badges
    .filter(({ isPremiumUser }) => (isPremiumUser ?? false) !== hasBadge)
    .map(({ path, isPremiumUser }) => fault(path, 'isPremiumUser', isPremiumUser, hasBadge));
}

/**
 * Returns a line of text for each item with a wrong expiry. The expiry of a live item must follow from the current
 * plan. An expired item stays expired, so its expiry follows from the plan that the member had when the item expired.
 */
function expiryFaults({ expiries, member }: PlanWithCopies, now: Date): string[] {
  const plan = subscriptionOf(member);
  return expiries.flatMap(({ path, addedAt, expiresAt }) => {
    const [earliest, latest] =
      expiresAt > now
        ? [itemExpiry(addedAt, plan), itemExpiry(addedAt, plan)]
        : [freeExpiry(addedAt), premiumExpiry(addedAt)];
    if (expiresAt < earliest) return [timeFault(path, expiresAt, earliest)];
    return expiresAt > latest ? [timeFault(path, expiresAt, latest)] : [];
  });
}

const timeFault = (path: string, stored: Date, wanted: Date): string =>
  fault(path, 'expiresAt', stored.toISOString(), wanted.toISOString());

/**
 * Checks the monthly limit only for members who never had a plan. A member whose plan has ended may have had the plan
 * in the month with the most submissions. In this case, no limit applied in that month.
 */
function limitFaults({ uid, member, busiest }: PlanWithCopies): string[] {
  if (member.subscriptionStatus !== null || !busiest) return [];
  const { month, submissions } = busiest;
  return submissions > FREE_SUBMISSIONS_PER_MONTH
    ? [
        fault(
          `users/${uid}/usage`,
          `submissions in ${month}`,
          submissions,
          FREE_SUBMISSIONS_PER_MONTH,
        ),
      ]
    : [];
}

const fault = (path: string, field: string, stored: unknown, wanted: unknown): string =>
  `${path} ${field}: stored ${String(stored)}, by the plan ${String(wanted)}`;
