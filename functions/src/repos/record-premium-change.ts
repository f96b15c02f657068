import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { premiumChange } from '../domain/billing/premium-change';
import type { MemberSubscriptionFields } from '../domain/billing/subscription-state';
import { addFigureCounts } from './add-figure-counts';
import type { Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';

interface PlanMove {
  /** The field `countsAsPremium` of the member's billing record. */
  readonly wasCounted: boolean | null;
  readonly before: MemberSubscriptionFields;
  /**
   * The plan after the change. It equals `before` if no change was made, for example when the plan has only run out.
   */
  readonly after: MemberSubscriptionFields;
  readonly at: Date;
}

/**
 * Counts in the figures that premium began or ended. It runs in the transaction that read the member and the billing
 * record. Returns what the transaction must store in the record, so that the change is counted only once.
 */
export function recordPremiumChange(
  transaction: Transaction,
  db: Firestore,
  plans: PlanMove,
): Pick<Stored<'billing'>, 'countsAsPremium'> {
  const { isCounted, startedAt, endedAt } = premiumChange(plans);
  if (endedAt) addFigureCounts(transaction, db, endedAt, { premiumEnded: 1 });
  if (startedAt) addFigureCounts(transaction, db, startedAt, { premiumStarted: 1 });
  return { countsAsPremium: isCounted };
}

/** Counts in the figures that a member's premium ended because the account is being deleted. */
export function recordPremiumEndByDeletion(
  transaction: Transaction,
  db: Firestore,
  billing: Snapshot<Stored<'billing'>>,
  at: Date,
): void {
  if (collections.billing.field(billing, 'countsAsPremium') !== true) return;
  addFigureCounts(transaction, db, at, { premiumEnded: 1 });
  transaction.update(billing.ref, { countsAsPremium: false });
}
