import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { createSystemWork } from '../../functions/src/lib/authority';
import { collections } from '../../functions/src/repos/collections/collections';
import { newMember } from '../../functions/src/repos/new-member';
import { api } from '@contract/endpoints/api';
import { composeBillingServices } from '../billing/compose-billing-services';
import { PROJECT_ID } from '../lib/paths';
import type { ProcessManager } from '../stack/process-manager';
import { pickFreeStackPorts, startStack } from '../stack/stack';
import { LOCAL_STRIPE } from '../stack/stripe';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { createControlClient } from '../stripe-double/control-client';
import type { StripeControl } from '../stripe-double/stripe-control';

export interface WebhookLoad {
  readonly webhooks: number;
  readonly connections: number;
}

export interface WebhookFigures {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Requests that got no 2xx response. Stripe would send their events again. */
  readonly refused: number;
  /** Events that are not stored, although each was sent until the webhook accepted it. */
  readonly lost: number;
  /** Members whose stored plan differs from their plan at Stripe. */
  readonly wrong: number;
}

const MEMBERS = 100;

type Billing = ReturnType<typeof composeBillingServices>;

/** Adds members who are customers at Stripe. Returns the ids of the customers by uid. */
async function addCustomers(db: Firestore, { repos, gateway }: Billing) {
  const customers = new Map<string, string>();
  for (let n = 0; n < MEMBERS; n += 1) {
    const uid = `member-${n}`;
    const member = newMember({ email: `${uid}@example.com` }, new Date());
    await collections.users.doc(db, { uid }).set(member);
    const id = await gateway.createCustomer({ uid, generation: 0 });
    const by = createSystemWork('script', uid);
    customers.set(uid, await repos.billing.claimCustomer(by, { id, generation: 0 }));
  }
  return customers;
}

/**
 * Lets the customers subscribe, and then cancel and resume their subscriptions until there are `wanted` events. Returns
 * the ids of the last `wanted` events.
 */
async function causeEvents(
  control: StripeControl,
  customers: readonly string[],
  wanted: number,
): Promise<string[]> {
  await control.holdEvents();
  const monthly = 'boloboard_monthly';
  const subscriptions: string[] = [];
  for (const customer of customers)
    subscriptions.push((await control.subscribe({ customer, lookupKey: monthly })).subscription);
  let held = await control.heldEvents();
  while (held.length < wanted) {
    for (const subscription of subscriptions) {
      await control.cancelAtPeriodEnd({ subscription });
      await control.resume({ subscription });
    }
    held = await control.heldEvents();
  }
  return held.slice(-wanted).map(({ id }) => id);
}

/** Sends each event once, over several connections at the same time. */
async function send(
  origin: string,
  requests: readonly Request[],
  connections: number,
): Promise<Result & { readonly refusedRequests: readonly Request[] }> {
  const refusedRequests: Request[] = [];
  let started = 0;
  const each = Math.ceil(requests.length / connections);
  const result = await autocannon({
    url: origin,
    connections: Math.min(connections, requests.length),
    amount: requests.length,
    timeout: 60,
    setupClient: (client) => {
      const own = requests.slice(started * each, (started + 1) * each);
      started += 1;
      let at = 0;
      client.setRequests([...own]);
      client.on('response', (status) => {
        const request = own[at % own.length];
        at += 1;
        if (request && (status < 200 || status > 299)) refusedRequests.push(request);
      });
    },
  });
  return { ...result, refusedRequests };
}

async function countStored(db: Firestore, ids: readonly string[]): Promise<number> {
  const refs = ids.map((eventId) => collections.billingEvents.doc(db, { eventId }));
  return (await db.getAll(...refs)).filter(({ exists }) => exists).length;
}

/**
 * Sends signed events to the whole product, then compares each member's stored plan with the member's plan at Stripe.
 */
export async function benchWebhooks(
  processes: ProcessManager,
  { webhooks, connections }: WebhookLoad,
): Promise<WebhookFigures> {
  return withTemporaryFolder(join(tmpdir(), 'boloboard-webhooks-'), async (data) => {
    const ports = await pickFreeStackPorts();
    const stack = await startStack(processes, { ports, data, withoutTriggers: true });
    Object.assign(process.env, stack.env);
    const db = getFirestore(initializeApp({ projectId: PROJECT_ID }, data));
    const billing = composeBillingServices(db, {
      secretKey: LOCAL_STRIPE.key,
      apiOrigin: stack.stripe.origin,
    });
    const control = createControlClient(stack.stripe.origin);
    const customers = await addCustomers(db, billing);
    const ids = await causeEvents(control, [...customers.values()], webhooks);
    const requests: Request[] = [];
    for (const id of ids) {
      const { body, signature } = await control.signedEvent({ id });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const { method, path } = api.receiveStripeEvent;
      requests.push({ method, path, headers, body });
    }
    const first = await send(stack.origin, requests, connections);
    for (let again = first.refusedRequests; again.length > 0;)
      again = (await send(stack.origin, again, connections)).refusedRequests;
    const lost = ids.length - (await countStored(db, ids));
    let wrong = 0;
    for (const uid of customers.keys()) if (await billing.reconciliation.runOne(uid)) wrong += 1;
    await stack.stop();
    return {
      perSecond: first.requests.total / first.duration,
      medianMs: first.latency.p50,
      p99Ms: first.latency.p99,
      refused: first.refusedRequests.length,
      lost,
      wrong,
    };
  });
}
