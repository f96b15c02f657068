import { isSamePlan, type MemberPlan, type SubscriptionState } from './subscription-state';

/** An event of Stripe. It only means that something about a customer may have changed. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
}

/** A subscription state that was read from Stripe, with the details of the read. */
export interface NewState extends SubscriptionState {
  /** The number of the read. It was taken before the read started. */
  readonly ticket: number;
  /** The last ticket that had been written when this ticket was taken. */
  readonly writtenBefore: number;
  /** The events that caused the read. */
  readonly events: readonly StripeEvent[];
  /** The id of the customer if Stripe has deleted the customer, otherwise null. */
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
  readonly plan: MemberPlan & { readonly planChangedAt: Date | null };
  readonly record: StoredRecord;
  readonly eventIds: ReadonlySet<string>;
}

interface NextBilling {
  /** The plan to store. Null if the plan does not change. */
  readonly plan: (MemberPlan & { readonly planChangedAt: Date }) | null;
  /** The billing record to store. Null if a newer read is stored already. */
  readonly record: (StoredRecord & Pick<NewState, 'endedSeen'>) | null;
  readonly events: readonly StripeEvent[];
}

/**
 * The result if another read was written after this ticket was taken. Either read may be the older one, so Stripe must
 * be read again.
 */
export type Overtaken = 'overtaken';

/**
 * Returns what to store after a read of Stripe. If a later ticket is written already, that read started later, so only
 * the events are stored. A read is written only if no other read was written since its ticket was taken, so an older
 * state never replaces a newer one (ADR 0074).
 */
export function nextBilling(
  { plan, record, eventIds }: Stored,
  state: NewState,
): NextBilling | Overtaken {
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

/** Gives the change of a plan a later time than the change before, even if clocks differ. */
function changedPlan(plan: MemberPlan, { planChangedAt }: Stored['plan'], { at }: NewState) {
  const after = planChangedAt === null ? 0 : planChangedAt.getTime() + 1;
  return { ...plan, planChangedAt: new Date(Math.max(at.getTime(), after)) };
}
