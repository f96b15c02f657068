import * as z from 'zod/mini';
import { readStoredUid } from './stored-uid';
import { database } from './stored-items';
import type { Member } from './members';

const ORIGIN = process.env['BOLOBOARD_STRIPE_ORIGIN'] ?? '';

/** Calls a control of the local Stripe. The type `StripeControl` in scripts/stripe-double lists all controls. */
async function control(name: string, input: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch(`${ORIGIN}/__control/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`The local Stripe refused ${name}: ${await response.text()}`);
}

const billingSchema = z.object({ subscriptionId: z.string() });

async function subscriptionOf(member: Member): Promise<string> {
  const billing = await database()
    .doc(`billing/${await readStoredUid(member)}`)
    .get();
  return billingSchema.parse(billing.data()).subscriptionId;
}

/** Ends the paid month or year of a member. Waits until the server has handled Stripe's events about this end. */
export async function endBillingPeriod(member: Member): Promise<void> {
  await control('endPeriod', { subscription: await subscriptionOf(member) });
  await waitForEvents();
}

/** Waits until the server has handled all events of Stripe. */
const waitForEvents = (): Promise<void> => control('eventsSettled', {});

/** Makes the local Stripe hold back its events, as if they were late, until the test calls `releaseEvents`. */
export const holdEvents = (): Promise<void> => control('holdEvents', {});
export const releaseEvents = (): Promise<void> => control('releaseEvents', {});
