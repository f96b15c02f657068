import { beforeEach, expect, it } from 'vitest';
import { db, SCHEDULED_ORIGIN } from '../support/environment';
import { createMember } from '../support/member';
import { planOf, stripe, subscribe, STRIPE_EVENT_WAIT_OPTIONS } from '../support/stripe';

const JOB = 'jobs/reconcileSubscriptions';

const reconcile = async () =>
  (await fetch(`${SCHEDULED_ORIGIN}/reconcileSubscriptions`, { method: 'POST' })).status;

/**
 * Compares all members with Stripe. Ignores failures, because other test files store customers that Stripe does not
 * know.
 */
const reconcileAll = async () => {
  await db.doc(JOB).delete();
  await reconcile();
};

beforeEach(async () => {
  await db.doc(JOB).delete();
});

it('the comparison with Stripe stores the plans of members whose events were lost', async () => {
  const [lost, kept] = await Promise.all([createMember(), createMember()]);
  await Promise.all([subscribe(lost), subscribe(kept, 'yearly')]);
  await db.doc(`users/${lost.uid}`).update({ subscriptionStatus: null });
  await reconcileAll();
  expect(await planOf(lost)).toMatchObject({ isPremium: true, subscriptionPlan: 'monthly' });
  expect(await planOf(kept)).toMatchObject({ isPremium: true, subscriptionPlan: 'yearly' });
});

it('the comparison with Stripe ends the stored plan of a member whose subscription was canceled at Stripe', async () => {
  const member = await createMember();
  const { subscription } = await subscribe(member);
  await stripe.subscriptions.cancel(subscription);
  await expect
    .poll(() => planOf(member), STRIPE_EVENT_WAIT_OPTIONS)
    .toMatchObject({ isPremium: false });
  await db.doc(`users/${member.uid}`).update({ subscriptionStatus: 'active' });
  await reconcileAll();
  expect(await planOf(member)).toMatchObject({ isPremium: false });
});

it('the comparison with Stripe stores a customer whose billing record is missing, and cancels a subscription whose member was deleted', async () => {
  const [lost, gone] = await Promise.all([createMember(), createMember()]);
  const found = await subscribe(lost);
  const orphan = await subscribe(gone);
  await db.doc(`billing/${lost.uid}`).delete();
  await db.doc(`users/${lost.uid}`).update({ subscriptionStatus: null });
  await db.doc(`billing/${gone.uid}`).delete();
  await db.doc(`users/${gone.uid}`).delete();
  await reconcileAll();
  expect((await db.doc(`billing/${lost.uid}`).get()).get('customerId')).toBe(found.customer);
  expect(await planOf(lost)).toMatchObject({ isPremium: true });
  expect((await stripe.subscriptions.retrieve(orphan.subscription)).status).toBe('canceled');
});
