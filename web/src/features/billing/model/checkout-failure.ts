import { ApiError, NetworkError } from '@/services/api-error';

/** Thrown if a response lacks the URL of Stripe's page. */
export class NoCheckoutUrl extends Error {
  declare protected readonly byConstructor: true;
}

/** Returns the message for the member. An error response of a proxy, not of the API, has no code and no message. */
export function checkoutFailure(error: Error): string {
  if (error instanceof ApiError)
    return error.code === null ? `HTTP ${error.status}` : error.serverMessage;
  if (error instanceof NoCheckoutUrl) return 'No checkout URL received from server';
  if (error instanceof NetworkError) return error.message;
  return 'Failed to create checkout session. Please try again.';
}
