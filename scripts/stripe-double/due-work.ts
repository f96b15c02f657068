import type { Account } from './account';
import { updateObjectAndEmitEvent } from './changes';
import { expireCheckoutSession } from './checkout';
import { renewSubscription, retryPayment } from './renewals';
import type { Subscription } from './stored';
import { endSubscription, isEnded, subscriptionItemOf } from './subscriptions';

interface Due {
  readonly time: number;
  readonly work: () => void;
}

const HOUR_S = 60 * 60;

/** How long a subscription can wait for its first payment before Stripe ends it, in seconds. */
const FIRST_PAYMENT_S = 23 * HOUR_S;

/** How long an idempotency key is kept, in seconds. Stripe keeps each key for at least a day. */
const KEYS_S = 24 * HOUR_S;

/**
 * Yields the planned work for a subscription, such as a renewal, with the time at which the work is due. If a
 * subscription would end and renew at the same time, yields the end first.
 */
function* dueOf(account: Account, subscription: Subscription): Generator<Due> {
  const { status, cancel_at: cancelAt, created, latest_invoice: latest } = subscription;
  if (isEnded(subscription)) return;
  if (status === 'incomplete') {
    yield {
      time: created + FIRST_PAYMENT_S,
      work: () =>
        updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, {
          status: 'incomplete_expired',
        }),
    };
    return;
  }
  if (cancelAt !== null)
    yield {
      time: cancelAt,
      work: () => endSubscription(account, subscription, 'cancellation_requested'),
    };
  if (status === 'paused') return;
  const invoice = account.state.invoices[latest ?? ''];
  const retryAt = invoice?.next_payment_attempt ?? null;
  if (invoice && retryAt !== null)
    yield {
      time: retryAt,
      work: () => retryPayment(account, subscription, invoice),
    };
  yield {
    time: subscriptionItemOf(subscription).current_period_end,
    work: () => renewSubscription(account, subscription),
  };
}

function* allDue(account: Account): Generator<Due> {
  for (const subscription of Object.values(account.state.subscriptions))
    yield* dueOf(account, subscription);
  for (const session of Object.values(account.state.checkoutSessions))
    if (session.status === 'open')
      yield { time: session.expires_at, work: () => expireCheckoutSession(account, session) };
}

/** Does all work that is due, the work with the earliest due time first. */
export function doDueWork(account: Account): void {
  const now = account.clock();
  for (;;) {
    let next: Due | null = null;
    for (const due of allDue(account))
      if (due.time <= now && (next === null || due.time < next.time)) next = due;
    if (next === null) break;
    account.at(next.time, next.work);
  }
  const { state } = account;
  state.savedResponses = Object.fromEntries(
    Object.entries(state.savedResponses).filter(([, { created }]) => created > now - KEYS_S),
  );
}
