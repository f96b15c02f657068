import {
  isSamePlan,
  type MemberSubscriptionFields,
  type SubscriptionState,
} from './subscription-state';

/** An event of Stripe. The product only uses it as a sign that something about the customer may have changed. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
}

/**
 * A subscription state that was read from Stripe, with the number of the read (`ticket`) and the Stripe events that
 * caused the read.
 */
export interface FetchedSubscriptionState extends SubscriptionState {
  /** The number of the read from Stripe. Each read gets the next number before it starts. */
  readonly ticket: number;
  /** The highest ticket of all reads whose results were already stored when this read took its own ticket. */
  readonly writtenBefore: number;
  /** The events that caused the read from Stripe. */
  readonly events: readonly StripeEvent[];
  /** The customer's id if the customer is deleted in Stripe, otherwise null. */
  readonly deletedCustomerId: string | null;
  readonly at: Date;
}

interface StoredRecord {
  readonly customerId: string | null;
  readonly generation: number;
  readonly subscriptionId: string | null;
  readonly writtenTicket: number;
}

interface Stored {
  readonly plan: MemberSubscriptionFields & { readonly planChangedAt: Date | null };
  readonly record: StoredRecord;
  readonly eventIds: ReadonlySet<string>;
}

interface NextBilling {
  /** The plan to store. Null if the stored plan does not change. */
  readonly plan: (MemberSubscriptionFields & { readonly planChangedAt: Date }) | null;
  /**
   * The billing record to store. Null if all events of this read, or the result of a later read, are already stored.
   */
  readonly record: (StoredRecord & Pick<FetchedSubscriptionState, 'endedSeen'>) | null;
  readonly events: readonly StripeEvent[];
}

/**
 * The outcome if the result of another read of Stripe was stored after this read took its ticket (its number). It is
 * unknown which of the two reads saw the later state, so Stripe must be read again.
 */
export type OvertakenByOtherRead = 'overtaken';

/**
 * Returns what to store after a read of Stripe. An older state never replaces a newer one (ADR 0074):
 * - If all events of the read are already stored, returns nothing to store.
 * - If the result of this read, or of a read with a higher ticket, is already stored, returns only the events that are
 * not stored yet.
 * - If the result of a read with a lower ticket was stored after this read took its ticket, returns 'overtaken'.
 */
export function billingToStoreAfterRead(
  { plan, record, eventIds }: Stored,
  state: FetchedSubscriptionState,
): NextBilling | OvertakenByOtherRead {
  const { current, deletedCustomerId, endedSeen, ticket } = state;
  const events = state.events.filter(({ id }) => !eventIds.has(id));
  const isRepeat = events.length === 0 && state.events.length > 0;
  if (isRepeat || record.writtenTicket >= ticket) return { plan: null, record: null, events };
  if (record.writtenTicket > state.writtenBefore) return 'overtaken';
  const isDeleted = deletedCustomerId !== null && deletedCustomerId === record.customerId;
  return {
    plan:
      current && !isSamePlan(current.plan, plan) ? changedPlan(current.plan, plan, state) : null,
    record: {
      customerId: isDeleted ? null : record.customerId,
      generation: record.generation + (isDeleted ? 1 : 0),
      subscriptionId: current?.subscriptionId ?? record.subscriptionId,
      writtenTicket: ticket,
      endedSeen,
    },
    events,
  };
}

/**
 * Returns the plan with the time of its change. The time is always later than the time of the previous change, even if
 * the clocks of the instances differ.
 */
function changedPlan(
  plan: MemberSubscriptionFields,
  { planChangedAt }: Stored['plan'],
  { at }: FetchedSubscriptionState,
) {
  const after = planChangedAt === null ? 0 : planChangedAt.getTime() + 1;
  return { ...plan, planChangedAt: new Date(Math.max(at.getTime(), after)) };
}
