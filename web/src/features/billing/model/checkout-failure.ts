import { ApiError, NetworkError } from '@/services/api-error';

/** The server answered without the page to go to. */
export class NoCheckoutUrl extends Error {
  declare protected readonly byConstructor: true;
}

/** Returns what to tell the member. A response that is not the API's, such as a proxy's, has no code and no message. */
export function checkoutFailure(error: Error): string {
  if (error instanceof ApiError)
    return error.code === null ? `HTTP ${error.status}` : error.serverMessage;
  if (error instanceof NoCheckoutUrl) return 'No checkout URL received from server';
  if (error instanceof NetworkError) return error.message;
  return 'Failed to create checkout session. Please try again.';
}
