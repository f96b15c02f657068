import { randomUUID } from 'node:crypto';
import type { Plan } from '@contract/schemas/subscription';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { loadStripeClient } from '../../../src/gateways/billing/load-stripe-client';
import { call } from './api';
import { db, STRIPE_ORIGIN } from './environment';
import type { Member } from './member';

/** The API key of the local Stripe, with which the stack configures the functions. */
const KEY = 'sk_test_local';
const WEBHOOK_SECRET = 'whsec_local';

export const stripe = await loadStripeClient({ secretKey: KEY, apiOrigin: STRIPE_ORIGIN });

/**
 * Does in the local Stripe what members, banks and people in Stripe's dashboard do. Other test files use the same
 * Stripe at the same time, so hold back only events of your own test's customers, and do not make requests fail.
 */
export async function controlLocalStripe(act: string, input: Readonly<Record<string, unknown>>) {
  const response = await fetch(`${STRIPE_ORIGIN}/__control/${act}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${act} failed: ${text}`);
  return JSON.parse(text) as unknown;
}

const urlSchema = z.object({ url: z.string() });
const paidSchema = z.object({ subscription: z.string() });

/** Starts a checkout. Returns the id of its session. */
export async function startCheckout(as: Member, plan: Plan = 'monthly'): Promise<string> {
  const response = await call('createCheckoutSession', { as, json: { plan } });
  expect(response.status).toBe(200);
  const { url } = urlSchema.parse(await response.json());
  expect(url).toMatch(`${STRIPE_ORIGIN}/pay/cs_`);
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Pays a checkout session. Returns the id of the subscription. */
export const payCheckout = async (session: string): Promise<string> =>
  paidSchema.parse(await controlLocalStripe('pay', { session })).subscription;

export interface Subscriber {
  readonly session: string;
  readonly subscription: string;
  readonly customer: string;
}

/** Pays for a plan of a member, and waits until the server has handled all events. */
export async function subscribe(member: Member, plan: Plan = 'monthly'): Promise<Subscriber> {
  const session = await startCheckout(member, plan);
  const subscription = await payCheckout(session);
  const customer = await customerOf(member);
  // Waits for all events, because a late event would correct data that a test makes wrong on purpose.
  await controlLocalStripe('eventsSettled', {});
  expect(await planOf(member)).toMatchObject({ subscriptionStatus: 'active' });
  return { session, subscription, customer };
}

/** The time to wait for an event. Stripe's events arrive within milliseconds, but the machine may be busy. */
export const STRIPE_EVENT_WAIT_OPTIONS = { timeout: 20_000 };

export const billingOf = async ({ uid }: Pick<Member, 'uid'>) =>
  (await db.doc(`billing/${uid}`).get()).data();

export async function customerOf(member: Member): Promise<string> {
  const customerId: unknown = (await billingOf(member))?.['customerId'];
  if (typeof customerId !== 'string') throw new Error('The member has no customer.');
  return customerId;
}

export const planOf = async (as: Pick<Member, 'cookie'>) =>
  (await call('getSubscriptionStatus', { as })).json() as Promise<Record<string, unknown>>;

export interface StripeEventSpec {
  readonly id?: string;
  readonly type?: string;
  readonly customer: string;
  /** How many seconds ago the event was signed. */
  readonly secondsAgo?: number;
  readonly secret?: string;
}

/** Creates an event as Stripe sends it, with a signature. */
export function signedStripeEvent(event: StripeEventSpec) {
  const { id = `evt_${randomUUID()}`, type = 'invoice.paid', customer } = event;
  const object = { object: 'invoice', id: 'in_test', customer };
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - (event.secondsAgo ?? 0);
  const secret = event.secret ?? WEBHOOK_SECRET;
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { id, body, signature };
}

export const postSignedStripeEvent = (body: string, signature: string) =>
  call('receiveStripeEvent', {
    raw: body,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  });

/** Sends an event like Stripe does. */
export async function sendStripeEvent(
  event: StripeEventSpec,
): Promise<{ id: string; status: number }> {
  const { id, body, signature } = signedStripeEvent(event);
  const { status } = await postSignedStripeEvent(body, signature);
  return { id, status };
}

export const isEventStored = async (eventId: string) =>
  (await db.doc(`billingEvents/${eventId}`).get()).exists;
