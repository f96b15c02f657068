import { DAY_MS } from '@contract/rules/durations';
import { type Cancellation, cancellationsOf } from './cancellations';
import type { StoredMember } from './billing-world';
import { isTakenBack, paymentStateOf } from './payments-at-stripe';
import { addStripeStateToTimeline, type PlayedState, subscriptionsOf } from './played-state';
import { isLiveSubscription, matchesPlan } from './possible-plans';
import { toJsonText } from './timeline';

function require(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}

/** Throws if the stored plan does not match Stripe. */
export async function checkPlan(played: PlayedState): Promise<void> {
  await addStripeStateToTimeline(played);
  const { world, timeline } = played;
  const stored = await world.stored();
  const plans = timeline.current(world.now());
  const isRight =
    plans.length === 0
      ? stored.subscriptionStatus === null
      : plans.some((plan) => matchesPlan(stored, plan));
  require(isRight, `The stored plan is not what Stripe has: ${toJsonText({ stored, plans })}`);
  timeline.markSeen(world.now());
}

/** Throws unless the product, Stripe and the claims agree, and every wrong payment was refunded. */
export async function checkReconciled(played: PlayedState): Promise<void> {
  await checkPlan(played);
  await checkLive(played);
  const stored = await played.world.stored();
  checkClaims(stored);
  for (const ended of await cancellationsOf(played.world.stripe, played.customers))
    if (!played.checkedEnds.has(ended.id)) await checkCancellation(played, ended, stored);
  // Removes from `takenBack` each subscription whose latest payment is no longer refunded or lost, such as after a
  // renewal. A paused subscription stays in `takenBack` until the subscription is live again.
  for (const id of played.takenBack)
    if (!isTakenBack(await paymentStateOf(played.world.stripe, id))) played.takenBack.delete(id);
}

/** Throws if more than one subscription is live, or if the latest payment of a live subscription was taken back. */
async function checkLive(played: PlayedState): Promise<void> {
  const live = (await subscriptionsOf(played)).filter(isLiveSubscription);
  require(live.length <= 1, `Two subscriptions are live: ${live.map(({ id }) => id).join()}`);
  for (const { id } of live) {
    const money = await paymentStateOf(played.world.stripe, id);
    require(!isTakenBack(money), `${id} is live, but its payment is ${money}.`);
  }
}

const FOREVER = Date.UTC(9999, 11, 31) / 1000;

function premiumUntil({ subscriptionStatus, subscriptionEndDate }: StoredMember): number | null {
  if (subscriptionStatus === 'active') return FOREVER;
  return subscriptionEndDate && Math.floor(subscriptionEndDate.getTime() / 1000);
}

function checkClaims(stored: StoredMember): void {
  const { claims, planChangedAt } = stored;
  const isRight =
    planChangedAt === null
      ? claims === null
      : claims?.planVersion === planChangedAt.getTime() &&
        claims.premiumUntil === premiumUntil(stored);
  require(isRight, `The claims do not follow from the plan: ${toJsonText(stored)}`);
}

/**
 * Throws unless the product had a right to end the subscription. It may end a second subscription if it refunds the
 * payment and informs the member. It may also end a subscription whose payment was already taken back, without a
 * message to the member. If a person ends a second subscription just after the product has refunded it, the member may
 * get no message.
 */
async function checkCancellation(
  { world, takenBack, checkedEnds }: PlayedState,
  { id, wasSecond }: Cancellation,
  stored: StoredMember,
): Promise<void> {
  checkedEnds.add(id);
  if (takenBack.has(id)) return;
  const money = await paymentStateOf(world.stripe, id);
  require(wasSecond, `The product ended ${id}, whose payment is ${money}.`);
  const isBack = money !== 'paid' && money !== 'partly refunded';
  require(isBack, `The second subscription ${id} ended, but its payment is ${money}.`);
  requireTold(id, stored);
}

/**
 * For how many milliseconds the product remembers that it has informed a member about a subscription. Stripe repeats
 * events, and the daily job runs again, long before this time ends. So they cause no second message.
 */
const TOLD_ONCE_MS = 90 * DAY_MS;

function requireTold(id: string, { mailed, notified }: StoredMember): void {
  for (const [way, told] of Object.entries({ mailed, notified })) {
    const times = told.filter(({ subscription }) => subscription === id).map(({ at }) => at);
    const repeated = times.filter((at, n) => {
      const before = times[n - 1];
      return before && at.getTime() - before.getTime() <= TOLD_ONCE_MS;
    });
    const isOnce = times.length > 0 && repeated.length === 0;
    require(isOnce, `The member was ${way} ${times.length} times about ${id}.`);
  }
}
