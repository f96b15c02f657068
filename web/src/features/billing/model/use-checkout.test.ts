import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { checkoutFailureMessage, NoCheckoutUrl } from './use-checkout';

const errorWith = (status: number, body: unknown) => new ApiError(status, 'Status text', body);

it.each<[string, Error]>([
  [
    'Stripe is down.',
    errorWith(503, { code: 'unavailable', message: 'Stripe is down.', requestId: 'r' }),
  ],
  ['HTTP 502', errorWith(502, null)],
  ['HTTP 413', errorWith(413, { error: 'from a proxy' })],
  ['No checkout URL received from server', new NoCheckoutUrl()],
  ['You seem to be offline. Please check your connection and try again.', new NetworkError()],
  ['Failed to create checkout session. Please try again.', new Error('Unexpected')],
])("checkoutFailureMessage converts the error of a failed checkout to '%s'", (message, error) => {
  expect(checkoutFailureMessage(error)).toBe(message);
});
