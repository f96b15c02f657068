import * as z from 'zod/mini';
import type { StripeControl } from './stripe-control';

type Inputs = {
  readonly [Name in keyof StripeControl]: z.ZodMiniType<
    Parameters<StripeControl[Name]> extends [infer Input] ? Input : unknown
  >;
};

const none = z.unknown();
const subscription = z.strictObject({ subscription: z.string() });
const customer = z.strictObject({ customer: z.string() });
const anyCustomer = z.strictObject({ customer: z.exactOptional(z.string()) });
const session = z.strictObject({ session: z.string() });
const ids = z.strictObject({ ids: z.array(z.string()) });

/** What each control takes over HTTP. */
export const CONTROL_INPUTS: Inputs = {
  settle: none,
  advanceClock: z.strictObject({
    seconds: z.int().check(z.nonnegative()),
    customer: z.exactOptional(z.string()),
  }),
  endPeriod: subscription,
  pay: session,
  decline: session,
  expireSession: session,
  subscribe: z.strictObject({
    customer: z.string(),
    lookupKey: z.string(),
    trialDays: z.exactOptional(z.int()),
    declines: z.exactOptional(z.boolean()),
  }),
  cancelAtPeriodEnd: subscription,
  resume: subscription,
  changePlan: z.strictObject({ subscription: z.string(), lookupKey: z.string() }),
  updateCard: z.strictObject({ customer: z.string(), declines: z.boolean() }),
  payOpenInvoice: subscription,
  cancelNow: subscription,
  pauseSubscription: subscription,
  unpauseSubscription: subscription,
  refund: z.strictObject({ subscription: z.string(), amount: z.exactOptional(z.int()) }),
  deleteCustomer: customer,
  openDispute: subscription,
  closeDispute: z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) }),
  configure: z.strictObject({
    afterRetries: z.exactOptional(z.enum(['cancel', 'unpaid', 'past_due'])),
    portal: z.exactOptional(z.literal(false)),
  }),
  failRequests: z.strictObject({
    count: z.int().check(z.positive()),
    method: z.exactOptional(z.enum(['GET', 'POST', 'DELETE'])),
    afterWrite: z.exactOptional(z.boolean()),
  }),
  holdEvents: anyCustomer,
  heldEvents: anyCustomer,
  deliverEvents: ids,
  dropEvents: ids,
  releaseEvents: none,
  eventsSettled: none,
  signedEvent: z.strictObject({ id: z.string(), secondsAgo: z.exactOptional(z.int()) }),
  read: customer,
};
