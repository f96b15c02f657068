import { expect, it } from 'vitest';
import { call } from '../support/api';
import { db, SCHEDULED_ORIGIN } from '../support/environment';
import { createMember, type Member } from '../support/member';
import { billingOf, sendStripeEvent, stripe, subscribe } from '../support/stripe';

const resume = () => fetch(`${SCHEDULED_ORIGIN}/resumeAccountDeletions`, { method: 'POST' });
const remove = async (member: Member) =>
  (await call('deleteAccount', { as: member, json: { idToken: member.idToken } })).status;
const exists = async (path: string) => (await db.doc(path).get()).exists;

it('the deletion of an account cancels the subscription and deletes the customer at Stripe', async () => {
  const member = await createMember();
  const { customer, subscription } = await subscribe(member);
  const { id } = await sendStripeEvent({ customer });
  expect(await remove(member)).toBe(204);
  await resume();
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  expect((await stripe.customers.retrieve(customer)).deleted).toBe(true);
  for (const path of [`billing/${member.uid}`, `billingEvents/${id}`, `users/${member.uid}`])
    expect(await exists(path), path).toBe(false);
  // An event of Stripe that arrives after the deletion stores nothing.
  expect((await sendStripeEvent({ customer })).status).toBe(200);
  expect(await billingOf(member)).toBeUndefined();
});

it('the deletion of an account removes nothing until Stripe has confirmed the end of billing', async () => {
  const member = await createMember();
  const { customer, subscription } = await subscribe(member);
  const ref = db.doc(`billing/${member.uid}`);
  await ref.update({ customerId: `${customer}_unknown` });
  expect(await remove(member)).toBe(204);
  await resume();
  expect(await exists(`profiles/${member.uid}`)).toBe(true);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  await ref.update({ customerId: customer });
  await resume();
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  expect(await exists(`profiles/${member.uid}`)).toBe(false);
});
