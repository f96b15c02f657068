import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../domain/billing/billed-subscription.test-support';
import { verifyStripeEvent } from './signed-event';

const SECRET = 'whsec_test';
const stripe = new Stripe('sk_test_unit');
const seconds = NOON.getTime() / 1000;

const bodyOf = (object: unknown) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object } });
const INVOICE = bodyOf({ object: 'invoice', id: 'in_1', customer: 'cus_1' });

const signatureOf = (payload: string, timestamp = seconds, secret = SECRET) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const verify = (body: string, signature = signatureOf(body)) =>
  verifyStripeEvent(stripe, { bytes: Buffer.from(body), signature }, { secret: SECRET, now: NOON });

describe('verifyStripeEvent', () => {
  it.each([
    [
      'the customer of an object',
      { object: 'invoice', id: 'in_1', customer: 'cus_1' },
      'cus_1',
      null,
    ],
    ['the customer itself', { object: 'customer', id: 'cus_1' }, 'cus_1', null],
    ['the charge of a dispute', { object: 'dispute', id: 'dp_1', charge: 'ch_1' }, null, 'ch_1'],
    ['neither customer nor charge', { object: 'balance' }, null, null],
  ])(
    'returns the ids of the customer and the charge that an event names: %s',
    (_what, object, customerId, chargeId) => {
      expect(verify(bodyOf(object))).toEqual({
        id: 'evt_1',
        type: 'invoice.paid',
        customerId,
        chargeId,
      });
    },
  );

  it.each([
    ['the signature was made with another secret', signatureOf(INVOICE, seconds, 'whsec_other')],
    ['the signature was made for another body', signatureOf(INVOICE.replace('cus_1', 'cus_2'))],
    ['the header contains no signature', 'v1'],
    ['the signature is empty', 't=1,v1='],
    ['the header contains no time', signatureOf(INVOICE).replace(/^t=\d+,/, '')],
    [
      'the time was changed after the signing',
      signatureOf(INVOICE).replace(/^t=\d+/, `t=${String(seconds + 1)}`),
    ],
    [
      'the signed time is too far in the future and the header begins with another time',
      `t=${String(seconds)},${signatureOf(INVOICE, seconds + 3600)}`,
    ],
    [
      'a time that is too far in the future follows the signature',
      `${signatureOf(INVOICE)},t=${String(seconds + 301)}`,
    ],
  ])('returns null when %s', (_what, signature) => {
    expect(verify(INVOICE, signature)).toBeNull();
  });

  it.each([
    [-301, false],
    [-300, true],
    [300, true],
    [301, false],
    [3600, false],
  ])(
    'accepts an event only within 300 seconds of its signed time (signed %i seconds from now, accepted: %s)',
    (difference, isAccepted) => {
      const event = verify(INVOICE, signatureOf(INVOICE, seconds + difference));
      expect(event !== null).toBe(isAccepted);
    },
  );

  it('accepts an event when one of its signatures is right, which is enough while a secret is being replaced', () => {
    const other = signatureOf(INVOICE, seconds, 'whsec_other').split(',')[1] ?? '';
    expect(verify(INVOICE, `${signatureOf(INVOICE)},${other}`)?.id).toBe('evt_1');
  });
});
