import { isSamePlan, type MemberPlan, type SubscriptionState } from './subscription-state';

/** An event of Stripe, which says that something about a customer may have changed. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
}

/** What was read from Stripe, and why. */
export interface NewState extends SubscriptionState {
  /** The number of the read, taken before it started. */
  readonly ticket: number;
  /** The ticket that was written last when this one was taken. */
  readonly writtenBefore: number;
  /** The events for which the read was started. */
  readonly events: readonly StripeEvent[];
  /** The customer, if Stripe has deleted it. */
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
  /** Null if the plan stays. */
  readonly plan: (MemberPlan & { readonly planChangedAt: Date }) | null;
  /** Null if nothing newer was read. */
  readonly record: (StoredRecord & Pick<NewState, 'endedSeen'>) | null;
  readonly events: readonly StripeEvent[];
}

/** Another read was written after this ticket was taken, and either may be older. So Stripe must be read again. */
export type Overtaken = 'overtaken';

/**
 * Returns what to store after a read of Stripe. If a later ticket is written already, its read started after this one was asked for, so
 * only the events are stored. A read is written only if nothing else was since its ticket, so older knowledge never replaces newer
 * (ADR 0074).
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

/** Every change has a later time than the one before, also if clocks differ. */
function changedPlan(plan: MemberPlan, { planChangedAt }: Stored['plan'], { at }: NewState) {
  const after = planChangedAt === null ? 0 : planChangedAt.getTime() + 1;
  return { ...plan, planChangedAt: new Date(Math.max(at.getTime(), after)) };
}
