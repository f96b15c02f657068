import type { Account } from './account';
import { priceWithKey } from './catalog';
import { expireCheckoutSession, payCheckoutSession, checkoutSessionOf } from './checkout';
import { customerOf, deleteCustomer } from './customers';
import { closeDispute, disputeOf, openDispute } from './disputes';
import { doDueWork } from './due-work';
import { objectsOfCustomer } from './owners';
import { addCard, TEST_CARDS } from './payment-methods';
import { changePlan } from './plan-changes';
import { updateCard } from './portal';
import { payOpenInvoice } from './renewals';
import { createRefund, latestCharge } from './refunds';
import type { StripeControl } from './stripe-control';
import {
  cancelAtPeriodEnd,
  cancelNow,
  subscriptionItemOf,
  pauseSubscription,
  undoPlannedCancellation,
  startSubscription,
  subscriptionOf,
  unpauseSubscription,
} from './subscriptions';

export type TimeControl = Pick<StripeControl, 'settle' | 'advanceClock' | 'endPeriod'>;

/** Returns the controls that let time pass. */
export function timeControls(account: Account): TimeControl {
  const advance = (seconds: number, customer?: string) => {
    const moved =
      customer === undefined ? [account.state] : objectsOfCustomer(account.state, customer);
    for (const it of moved) shiftTimes(it, -seconds);
    doDueWork(account);
    return null;
  };
  return {
    settle: async () => {
      doDueWork(account);
      return null;
    },
    advanceClock: async ({ seconds, customer }) => advance(seconds, customer),
    endPeriod: async ({ subscription: id }) => {
      const subscription = subscriptionOf(account, id);
      const { current_period_end: end } = subscriptionItemOf(subscription);
      return advance(Math.max(0, end + 1 - account.clock()), subscription.customer);
    },
  };
}

type PaymentControl = Pick<
  StripeControl,
  'pay' | 'decline' | 'expireSession' | 'subscribe' | 'refund' | 'openDispute' | 'closeDispute'
>;

/** Returns the controls for payments, refunds and disputes: what members do at the checkout, and what banks do. */
export function paymentControls(account: Account): PaymentControl {
  return {
    pay: async ({ session }) => {
      const subscription = payCheckoutSession(account, checkoutSessionOf(account, session));
      return { subscription: subscription.id };
    },
    // Changes nothing, because Stripe does not store that a card was declined.
    decline: async ({ session }) => {
      checkoutSessionOf(account, session);
      return null;
    },
    expireSession: async ({ session }) => {
      expireCheckoutSession(account, checkoutSessionOf(account, session));
      return null;
    },
    subscribe: async ({ customer: id, lookupKey, trialDays = 0, declines = false }) => {
      const customer = customerOf(account, id);
      const card = addCard(account, customer, declines ? TEST_CARDS.declined : TEST_CARDS.pays);
      const price = priceWithKey(account, lookupKey);
      const { metadata } = customer;
      const started = {
        customer,
        card,
        price,
        trialDays,
        metadata,
      };
      return { subscription: startSubscription(account, started).id };
    },
    refund: async ({ subscription, amount }) => {
      const { id: charge } = latestCharge(account, subscription);
      return { refund: createRefund(account, { charge, amount }, {}).id };
    },
    openDispute: async ({ subscription }) => ({
      dispute: openDispute(account, latestCharge(account, subscription)).id,
    }),
    closeDispute: async ({ dispute, status }) => {
      closeDispute(account, disputeOf(account, dispute), status);
      return null;
    },
  };
}

type SubscriptionControl = Pick<
  StripeControl,
  | 'cancelAtPeriodEnd'
  | 'resume'
  | 'changePlan'
  | 'updateCard'
  | 'payOpenInvoice'
  | 'cancelNow'
  | 'pauseSubscription'
  | 'unpauseSubscription'
  | 'deleteCustomer'
>;

/** Returns the controls for what members do in the portal, and for what admins do in Stripe's dashboard. */
export function subscriptionControls(account: Account): SubscriptionControl {
  const named = ({ subscription }: { subscription: string }) =>
    subscriptionOf(account, subscription);
  return {
    cancelAtPeriodEnd: async (input) => {
      cancelAtPeriodEnd(account, named(input), 'portal');
      return null;
    },
    resume: async (input) => {
      undoPlannedCancellation(account, named(input));
      return null;
    },
    changePlan: async (input) => {
      changePlan(account, named(input), priceWithKey(account, input.lookupKey));
      return null;
    },
    updateCard: async ({ customer, declines }) => {
      updateCard(account, customer, declines ? TEST_CARDS.declined : TEST_CARDS.pays);
      return null;
    },
    payOpenInvoice: async (input) => ({ paid: payOpenInvoice(account, named(input)) }),
    cancelNow: async (input) => {
      cancelNow(account, named(input));
      return null;
    },
    pauseSubscription: async (input) => {
      pauseSubscription(account, named(input));
      return null;
    },
    unpauseSubscription: async (input) => {
      unpauseSubscription(account, named(input));
      return null;
    },
    deleteCustomer: async ({ customer }) => {
      deleteCustomer(account, customer);
      return null;
    },
  };
}

/** Matches the names of fields that hold a time in seconds since 1970. */
const TIMES =
  /(_at|_end|_start|^created|^updated|^start_date|^billing_cycle_anchor|^next_payment_attempt|^due_by|^due)$/;

const isPeriod = (key: string) => key === 'period';

/** Moves every time in a tree of plain objects by `seconds`. */
function shiftTimes(tree: object, seconds: number): void {
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    if (typeof value === 'number' && TIMES.test(key))
      Object.assign(tree, { [key]: value + seconds });
    if (typeof value !== 'object' || value === null) continue;
    if (isPeriod(key)) shiftPeriod(value, seconds);
    else shiftTimes(value, seconds);
  }
}

/**
 * Moves `start` and `end` of a period by `seconds`. The names of these fields do not match TIMES. Invoice lines have
 * periods.
 */
function shiftPeriod(period: object, seconds: number): void {
  for (const [key, value] of Object.entries(period) as [string, unknown][])
    if (typeof value === 'number') Object.assign(period, { [key]: value + seconds });
}
