import { vi } from 'vitest';
import { NOON } from '../../domain/billing/billed-subscription.test-support';
import { createStripeInMemory } from '../../gateways/billing/billing-gateway.test-support';
import { systemWorkFor } from '../../lib/authority.test-support';
import { createBillingInMemory } from '../../repos/billing-in-memory.test-support';
import type { NewMail } from '../../repos/mails-repo';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createSecondSubscriptionMailer } from './second-subscription';
import { createSubscriptionSync } from './subscription-sync';
import { createSuspendedSubscriptionEnder } from './suspended-subscription-ender';

/** Creates a member with a customer at Stripe, and the billing services with everything in memory. */
export async function createBillingTestSetup(uid = 'ann') {
  const clock = { now: NOON };
  const now = () => clock.now;
  const members = new Map<string, UserRecord>([
    [uid, newMember({ email: `${uid}@example.com` }, new Date(0))],
  ]);
  const users = { get: async (id: string) => members.get(id) ?? null };
  const stripe = createStripeInMemory(now);
  const { repo: billing, records, events } = createBillingInMemory(members);
  const mails = new Map<string, NewMail>();
  const notified = new Map<string, unknown>();
  const queueSecondSubscriptionMail = createSecondSubscriptionMailer({
    users,
    mails: { create: async (id, mail) => void mails.set(id, mail) },
    notifications: { add: async ({ id }, notification) => void notified.set(id, notification) },
  });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const { gateway } = stripe;
  const sync = createSubscriptionSync({ billing, gateway, queueSecondSubscriptionMail, log, now });
  /** The ids of the rulings for which `markEndsSubscription` was called. */
  const ending: string[] = [];
  const suspendedSubscriptionEnder = createSuspendedSubscriptionEnder({
    users,
    gateway,
    sync,
    rulings: { markEndsSubscription: async (rulingId) => void ending.push(rulingId) },
  });
  const suspend = (until: Date) => {
    const member = members.get(uid);
    const suspension = { rulingId: 'r1', since: new Date(0), until, text: 'Spam' };
    if (member) members.set(uid, { ...member, suspension, suspendedUntil: until });
  };
  const by = systemWorkFor(uid);
  const customerId = await gateway.createCustomer({ uid, generation: 0 });
  await billing.claimCustomer(by, { id: customerId, generation: 0 });
  const plan = () => members.get(uid);
  return {
    uid,
    by,
    customerId,
    clock,
    now,
    members,
    users,
    plan,
    stripe,
    gateway,
    billing,
    records,
    events,
    mails,
    notified,
    log,
    sync,
    suspendedSubscriptionEnder,
    ending,
    suspend,
  };
}
