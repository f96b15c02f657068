import type Stripe from 'stripe';
import type { BillingWorld, FailedCall } from './billing-world';
import type { Timeline } from './timeline';

/**
 * How often each command ran, how often it did nothing because it had nothing to act on, and how often each fault
 * occurred.
 */
export type Tally = Map<string, number>;

export const addToTally = (tally: Tally, name: string, added = 1): void => {
  tally.set(name, (tally.get(name) ?? 0) + added);
};

/** The state of a history while it is played. */
export interface PlayedState {
  readonly world: BillingWorld;
  readonly tally: Tally;
  readonly timeline: Timeline;
  readonly customers: Set<string>;
  readonly sessions: string[];
  readonly disputes: { readonly id: string; readonly subscription: string }[];
  /** Subscriptions whose latest payment was taken back: refunded in full by a person, or lost in a dispute. */
  readonly takenBack: Set<string>;
  /** Subscriptions that the product has ended. It was checked that the product had a right to end them. */
  readonly checkedEnds: Set<string>;
  /** Subscriptions with a card that the bank declines. */
  readonly isCardDeclined: Set<string>;
  /** Events that were sent to the product. */
  readonly sent: string[];
  /** Calls to the product that have failed in this round. */
  readonly failed: FailedCall[];
  /** Events in this round for which the product had to read Stripe and store the plan. */
  readonly reads: string[];
}

export const createPlayedState = (
  world: BillingWorld,
  tally: Tally,
  timeline: Timeline,
): PlayedState => ({
  world,
  tally,
  timeline,
  customers: new Set(),
  sessions: [],
  disputes: [],
  takenBack: new Set(),
  checkedEnds: new Set(),
  isCardDeclined: new Set(),
  sent: [],
  failed: [],
  reads: [],
});

/** Returns the subscriptions of all customers of the member, the oldest first. */
export async function subscriptionsOf({
  world,
  customers,
}: Pick<PlayedState, 'world' | 'customers'>): Promise<Stripe.Subscription[]> {
  const read = await Promise.all([...customers].map((customer) => world.acts.read({ customer })));
  return read.flatMap(({ subscriptions }) => subscriptions);
}

/** Adds the current state at Stripe to the timeline. */
export async function addStripeStateToTimeline(played: PlayedState): Promise<void> {
  const { customerId } = await played.world.stored();
  if (customerId !== null) played.customers.add(customerId);
  played.timeline.observe(await subscriptionsOf(played), played.world.now());
}
