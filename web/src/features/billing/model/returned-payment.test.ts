import { expect, it } from 'vitest';
import {
  awaitedPaymentIn,
  returnUrlOf,
  returnedPaymentIn,
  awaitedPaymentLocationState,
} from './returned-payment';

it.each([
  ['?subscription=success&session=cs_test_1', { sessionId: 'cs_test_1' }],
  ['?subscription=success&sid=cs_test_1', { sessionId: 'cs_test_1' }],
  ['?subscription=success&sid=sub_1', { subscriptionId: 'sub_1' }],
  [
    '?subscription=success&session=cs_test_1&sid=sub_1',
    { sessionId: 'cs_test_1', subscriptionId: 'sub_1' },
  ],
])('finds the payment in the URL query %j', (search, payment) => {
  expect(returnedPaymentIn(search)).toEqual(payment);
  expect(returnedPaymentIn(new URL(returnUrlOf(payment), 'http://a.test').search)).toEqual(payment);
});

it.each([
  '',
  '?session=cs_test_1',
  '?subscription=success',
  '?subscription=canceled&session=cs_test_1',
  '?subscription=success&session={CHECKOUT_SESSION_ID}',
  '?subscription=success&session=cs_test/../1',
])('finds no payment in the URL query %j', (search) => {
  expect(returnedPaymentIn(search)).toBeNull();
});

it('reads the awaited payment from the history state, and returns null for a state without a payment', () => {
  const state = awaitedPaymentLocationState({ sessionId: 'cs_test_1' }, 5);
  expect(awaitedPaymentIn(state)).toEqual({ payment: { sessionId: 'cs_test_1' }, since: 5 });
  for (const other of [null, {}, { item: {} }, { awaitedPayment: { since: 5 } }])
    expect(awaitedPaymentIn(other)).toBeNull();
});
