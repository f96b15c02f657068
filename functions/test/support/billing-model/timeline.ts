import type Stripe from 'stripe';
import {
  isEndedWithoutEndTime,
  matchesPlan,
  type PossiblePlan,
  possiblePlans,
  type TimeSpan,
  type StoredPlan,
} from './possible-plans';

interface SeenEnd {
  /** The earliest time at which the product can have seen that the subscription has ended. */
  readonly from: number;
  /**
   * The time by which the product has certainly seen that the subscription has ended. Null if the product may not have
   * seen this yet.
   */
  readonly by: number | null;
}

/** The states of a member's subscriptions at Stripe, from the first to the current one. */
export interface Timeline {
  /** Adds the current state of Stripe, if it changed. */
  readonly observe: (subscriptions: readonly Stripe.Subscription[], now: Date) => void;
  /**
   * Throws if a plan that was just stored matches none of these states of Stripe: the state that the previously stored
   * plan matched, and all states after it.
   */
  readonly checkStored: (plan: StoredPlan, now: Date) => void;
  /** Returns the stored plans that are correct for the current state of Stripe. */
  readonly current: (now: Date) => readonly PossiblePlan[];
  /** Records that the product has now seen the current state of Stripe. */
  readonly markSeen: (now: Date) => void;
}

/** Creates a timeline that starts before the member has a subscription. */
export function createTimeline(): Timeline {
  const ends = new Map<string, SeenEnd>();
  const versions: (readonly Stripe.Subscription[])[] = [[]];
  let observedAt = 0;
  /** The position in `versions` of the earliest state that matches the last stored plan. */
  let storedVersion = 0;

  const spanOf =
    (now: Date) =>
    (id: string): TimeSpan => ({
      from: ends.get(id)?.from ?? 0,
      to: ends.get(id)?.by ?? now.getTime(),
    });
  const plansIn = (version: number, now: Date) =>
    possiblePlans(versions[version] ?? [], spanOf(now));
  const noteEnds = (subscriptions: readonly Stripe.Subscription[]) => {
    for (const subscription of subscriptions) {
      const { id } = subscription;
      const known = ends.get(id);
      if (!isEndedWithoutEndTime(subscription)) {
        // The subscription has not ended, or is live again after an end. In the second case, the product may not have
        // noticed the first end, and may see a later end as a new one.
        if (known) ends.set(id, { ...known, by: null });
      } else if (!known) ends.set(id, { from: observedAt, by: null });
    }
  };

  return {
    observe: (subscriptions, now) => {
      noteEnds(subscriptions);
      observedAt = now.getTime();
      if (JSON.stringify(subscriptions) !== JSON.stringify(versions.at(-1)))
        versions.push(subscriptions);
    },
    checkStored: (plan, now) => {
      const found = versions.findIndex(
        (_, version) =>
          version >= storedVersion && plansIn(version, now).some((it) => matchesPlan(plan, it)),
      );
      if (found < 0)
        throw new Error(`The stored plan went backwards, or was never right: ${toJsonText(plan)}`);
      storedVersion = found;
    },
    current: (now) => plansIn(versions.length - 1, now),
    markSeen: (now) => {
      for (const [id, end] of ends) ends.set(id, { ...end, by: end.by ?? now.getTime() });
    },
  };
}

/** Returns a value as text, for error messages. */
export const toJsonText = (value: unknown): string => JSON.stringify(value, null, 1);
