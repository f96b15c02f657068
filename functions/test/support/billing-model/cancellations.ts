import Stripe from 'stripe';
import { liveSubscriptions } from './possible-plans';

/** A subscription that the product ended through the API. */
export interface Cancellation {
  readonly id: string;
  /**
   * Whether an older subscription was ever live at the same time as this one. If so, the product may end this
   * subscription at any later time.
   */
  readonly wasSecond: boolean;
}

const isOfSubscription = ({ type }: Stripe.Event): boolean =>
  type.startsWith('customer.subscription.');

/** Returns the subscriptions of these customers that the product ended, according to the log of Stripe's events. */
export async function cancellationsOf(
  stripe: Stripe,
  customers: ReadonlySet<string>,
): Promise<Cancellation[]> {
  const events = (await eventsSince(stripe, customers)).filter(isOfSubscription);
  const latest = new Map<string, Stripe.Subscription>();
  const seconds = new Set<string>();
  const found: Cancellation[] = [];
  for (const { type, data, request } of events) {
    const subscription = data.object as Stripe.Subscription;
    const { id, customer } = subscription;
    if (typeof customer !== 'string' || !customers.has(customer)) continue;
    // An event has the id of a request only if a request to the API caused it. Only the product makes such requests.
    if (type === 'customer.subscription.deleted' && request?.id)
      found.push({ id, wasSecond: seconds.has(id) });
    latest.set(id, subscription);
    const live = liveSubscriptions([...latest.values()].filter((it) => it.customer === customer));
    for (const second of live.slice(1)) seconds.add(second.id);
  }
  return found;
}

/** Returns the events since the first of the customers was created, the oldest first. */
async function eventsSince(
  stripe: Stripe,
  customers: ReadonlySet<string>,
): Promise<Stripe.Event[]> {
  const left = new Set(customers);
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    events.push(event);
    if (event.type === 'customer.created') left.delete(event.data.object.id);
    if (left.size === 0) break;
  }
  return events.reverse();
}
