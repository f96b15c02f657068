import { ApiError, NetworkError } from '@/services/api-error';

/** The error if a response lacks the URL of Stripe's page. */
export class NoCheckoutUrl extends Error {
  declare protected readonly byConstructor: true;
}

/**
 * Returns the message for the member. A response that does not come from the API but from a proxy has no code and no
 * message.
 */
export function checkoutFailure(error: Error): string {
  if (error instanceof ApiError)
    return error.code === null ? `HTTP ${error.status}` : error.serverMessage;
  if (error instanceof NoCheckoutUrl) return 'No checkout URL received from server';
  if (error instanceof NetworkError) return error.message;
  return 'Failed to create checkout session. Please try again.';
}
