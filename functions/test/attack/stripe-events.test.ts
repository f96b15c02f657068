import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError } from '../api/support/api';
import { db } from '../api/support/environment';
import { createMember, type Member } from '../api/support/member';
import {
  billingOf,
  isEventStored,
  planOf,
  type StripeEventSpec,
  postSignedStripeEvent,
  signedStripeEvent,
  subscribe,
  type Subscriber,
} from '../api/support/stripe';

let member: Member;
let paid: Subscriber;
let before: unknown;

/** A wrong plan, which stays only if the server rejects the event. */
const WRONG = { subscriptionStatus: null };

const eventOf = (added: Partial<StripeEventSpec> = {}) =>
  signedStripeEvent({ customer: paid.customer, type: 'customer.subscription.updated', ...added });

async function expectNothingChanged(eventId: string): Promise<void> {
  expect(await isEventStored(eventId)).toBe(false);
  expect(await billingOf(member)).toEqual(before);
  expect(await planOf(member)).toMatchObject(WRONG);
}

beforeAll(async () => {
  member = await createMember();
  paid = await subscribe(member);
  await db.doc(`users/${member.uid}`).update(WRONG);
  before = await billingOf(member);
});

describe('a forged event of Stripe', () => {
  // These are examples. A unit test covers every kind of forged signature.
  it('is rejected when it is signed with another secret', async () => {
    const { id, body, signature } = eventOf({ secret: 'whsec_guessed' });
    expect(await readError(await postSignedStripeEvent(body, signature))).toMatchObject({
      status: 400,
      message: 'The signature is wrong.',
    });
    await expectNothingChanged(id);
  });

  it('is rejected when it is signed only with an outdated signature scheme', async () => {
    const { id, body, signature } = eventOf();
    expect((await postSignedStripeEvent(body, signature.replace('v1=', 'v0='))).status).toBe(400);
    await expectNothingChanged(id);
  });

  it('is rejected when it has no signature header', async () => {
    const { id, body } = eventOf();
    expect((await call('receiveStripeEvent', { raw: body })).status).toBe(400);
    await expectNothingChanged(id);
  });

  it('is rejected when one byte of its body was changed after signing', async () => {
    const { id, body, signature } = eventOf();
    for (const changed of [body.replace('in_test', 'in_tesu'), `${body} `, body.slice(0, -1)])
      expect((await postSignedStripeEvent(changed, signature)).status).toBe(400);
    await expectNothingChanged(id);
  });

  it('is rejected when its body has 1 MB, even when the signature is valid', async () => {
    const { id, signature, body } = eventOf({ type: 'x'.repeat(1024 * 1024) });
    expect((await postSignedStripeEvent(body, signature)).status).toBe(413);
    await expectNothingChanged(id);
  });

  it('is rejected when it is compressed', async () => {
    const { id, body, signature } = eventOf();
    const headers = { 'stripe-signature': signature, 'content-encoding': 'gzip' };
    const response = await call('receiveStripeEvent', { raw: body, headers });
    expect(response.status).toBe(415);
    await expectNothingChanged(id);
  });
});

describe('the payment of another member', () => {
  it.each(['sessionId', 'subscriptionId'] as const)(
    'does not make a member premium when the member sends the %s of the payment',
    async (name) => {
      const thief = await createMember();
      const json = { [name]: name === 'sessionId' ? paid.session : paid.subscription };
      const response = await call('verifySubscription', { as: thief, json });
      expect(await readError(response)).toMatchObject({ status: 404, code: 'not_found' });
      expect(await planOf(thief)).toMatchObject({ isPremium: false });
      expect(await billingOf(thief)).toBeUndefined();
    },
  );

  it('does not open the billing portal for a member when the member sends the customer id of the payment', async () => {
    const thief = await createMember();
    const response = await call('createPortalSession', {
      as: thief,
      json: { customer: paid.customer },
    });
    expect(response.status).toBe(400);
  });
});
