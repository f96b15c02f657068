import type { Plan } from '@contract/schemas/subscription';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { composeSubscriptionReconciliation } from '../../../src/app/billing-services';
import { createRepos } from '../../../src/app/repos';
import { createStripeBillingGateway } from '../../../src/gateways/billing/stripe-billing';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { planOfMember } from '../../../src/repos/billing-repo';
import { collections } from '../../../src/repos/collections/collections';
import { createUsersRepo } from '../../../src/repos/users-repo';
import {
  type BillingWorld,
  FailedCall,
  type SecondSubscriptionMessage,
} from '../../support/billing-model/billing-world';
import type { CustomerAtStripe, StripeActs } from '../../support/billing-model/stripe-acts';
import { call } from './api';
import { auth, db, ORIGIN } from './environment';
import type { Member } from './member';
import { controlLocalStripe, postSignedStripeEvent, stripe } from './stripe';
import { TRIGGER_TIMEOUT_MS } from './trigger-timeout';

const now = () => new Date();

/** Creates the reconciliation with Stripe for one member, like `npm run sync-subscription --email` does. */
function createReconciliation() {
  const log = createJsonLogger();
  const repos = createRepos({ db, log, now });
  const open = () => Promise.resolve(stripe);
  const gateway = createStripeBillingGateway({
    open,
    webhookSecret: null,
    siteOrigin: ORIGIN,
    now,
  });
  return composeSubscriptionReconciliation({ repos, gateway, log, now });
}

const claimsSchema = z.object({
  premiumUntil: z._default(z.nullable(z.number()), null),
  planVersion: z.number(),
});
const heldSchema = z.array(
  z.object({ id: z.string(), type: z.string(), customer: z.nullable(z.string()) }),
);
const signedSchema = z.object({ body: z.string(), signature: z.string() });
const urlSchema = z.object({ url: z.string() });
const verifiedSchema = z.object({ success: z.boolean() });

const bodyOf = async <T>(response: Response, schema: z.ZodMiniType<T>): Promise<T | FailedCall> => {
  const body: unknown = await response.json();
  return response.ok ? schema.parse(body) : new FailedCall(new Error(JSON.stringify(body)));
};

/** Makes a change in Stripe. Ignores an error, because the product may have made the same change just before. */
const attemptInStripe = (act: string, input: object) =>
  controlLocalStripe(act, { ...input }).catch(() => null);

function actsOf(customers: ReadonlySet<string>): StripeActs {
  const own: Pick<StripeActs, 'heldEvents' | 'read' | 'dropEvents' | 'configure' | 'openDispute'> =
    {
      heldEvents: async () => {
        const held = [...customers].map((customer) =>
          controlLocalStripe('heldEvents', { customer }),
        );
        return (await Promise.all(held)).flatMap((events) => heldSchema.parse(events));
      },
      read: async (input) => (await controlLocalStripe('read', { ...input })) as CustomerAtStripe,
      dropEvents: (input) => controlLocalStripe('dropEvents', { ...input }),
      // Does nothing, because the settings of the local Stripe apply to all customers, including those of other tests.
      configure: () => Promise.resolve(null),
      openDispute: async (input) =>
        ((await attemptInStripe('openDispute', input)) ?? { dispute: '' }) as { dispute: string },
    };
  return new Proxy(own as StripeActs, {
    get: (target, name) =>
      (Reflect.get(target, name) as unknown) ??
      ((input: object) => attemptInStripe(String(name), input)),
  });
}

/** Creates a function that runs tasks one after another. */
function createInTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}

/** Returns the times at which the member got a mail and a notification about each of the given subscriptions. */
async function toldOf(uid: string, subscriptions: readonly string[]) {
  const timesOf = async (path: (id: string) => string): Promise<SecondSubscriptionMessage[]> => {
    const refs = subscriptions.map((id) => db.doc(path(`second_${id}`)));
    const found = refs.length === 0 ? [] : await db.getAll(...refs);
    return found.flatMap(({ exists, createTime }, n) =>
      exists && createTime
        ? [{ subscription: subscriptions[n] ?? '', at: createTime.toDate() }]
        : [],
    );
  };
  return {
    mailed: await timesOf((id) => `mails/${id}`),
    notified: await timesOf((id) => `users/${uid}/notifications/${id}`),
  };
}

/**
 * Creates a `BillingWorld` of one member in the running stack and its local Stripe, in which `playHistory` can play
 * histories. Other members are not affected: the world holds back only events of this member, and time passes only for
 * this member. This world cannot make a step fail.
 */
export function createBillingWorldInStack(as: Member): BillingWorld {
  const { uid } = as;
  const customers = new Set<string>();
  const inTurn = createInTurn();
  const reconciliation = createReconciliation();
  const users = createUsersRepo(db);
  const memberOf = async () => {
    const member = await users.get(uid);
    if (!member) throw new Error('The member is gone.');
    return member;
  };
  const billingOf = async () => (await collections.billing.doc(db, { uid }).get()).data();
  const claimsOf = async () => {
    const { customClaims } = await auth.getUser(uid);
    return claimsSchema.safeParse(customClaims).data ?? null;
  };
  const acts = actsOf(customers);
  const holdEvents = async () => {
    const customer = (await billingOf())?.customerId ?? null;
    if (customer === null || customers.has(customer)) return;
    customers.add(customer);
    await controlLocalStripe('holdEvents', { customer });
  };
  const subscriptionsOf = async () => {
    const read = await Promise.all([...customers].map((customer) => acts.read({ customer })));
    return read.flatMap(({ subscriptions }) => subscriptions.map(({ id }) => id));
  };

  return {
    watch: () => undefined,
    acts,
    stripe,
    now,
    passTime: async (seconds) => {
      for (const customer of customers)
        await controlLocalStripe('advanceClock', { seconds, customer });
    },
    together: async (works) => {
      await Promise.all(works.map((work) => work()));
      return { hasFailedStep: false };
    },
    step: inTurn,
    checkout: async (plan: Plan) => {
      const response = await call('createCheckoutSession', { as, json: { plan } });
      await holdEvents();
      const body = await bodyOf(response, urlSchema);
      return body instanceof FailedCall ? body : body.url;
    },
    verify: async (sessionId) => {
      const response = await call('verifySubscription', { as, json: { sessionId } });
      if (response.status === 404) return null;
      const body = await bodyOf(response, verifiedSchema);
      return body instanceof FailedCall ? body : body.success;
    },
    receive: async (id) => {
      const { body, signature } = signedSchema.parse(
        await controlLocalStripe('signedEvent', { id }),
      );
      const response = await postSignedStripeEvent(body, signature);
      return response.ok ? null : new FailedCall(new Error(await response.text()));
    },
    // Does nothing, because the trigger of the running stack copies the claims.
    copyClaims: () => Promise.resolve(false),
    // Compares only this member with Stripe. The job itself would compare all members of the stack, and another test
    // runs the job.
    runDailyJob: async () => {
      await reconciliation.runOne(uid);
      return null;
    },
    reconcile: async () => {
      await reconciliation.runOne(uid);
    },
    claimsCopied: async () => {
      const version = (await memberOf()).planChangedAt?.getTime();
      const copied = async () => (await claimsOf())?.planVersion;
      await expect.poll(copied, { timeout: TRIGGER_TIMEOUT_MS }).toBe(version);
    },
    stored: async () => {
      const [member, billing, claims] = await Promise.all([memberOf(), billingOf(), claimsOf()]);
      return {
        ...planOfMember(member),
        planChangedAt: member.planChangedAt,
        claims,
        customerId: billing?.customerId ?? null,
        writtenTicket: billing?.writtenTicket ?? 0,
        ...(await toldOf(uid, await subscriptionsOf())),
      };
    },
  };
}
