import type { PlannedRequestFailure } from './stripe-control';

export interface RequestFailureQueue {
  readonly add: (failure: PlannedRequestFailure) => void;
  /**
   * Takes the next planned failure for a request with this method. Returns null if no failure is planned for the
   * request.
   */
  readonly take: (method: string) => PlannedRequestFailure | null;
}

/** Creates a list of planned failures of requests. The list is not a part of the account's saved state. */
export function createRequestFailureQueue(): RequestFailureQueue {
  let planned: PlannedRequestFailure[] = [];
  return {
    add: (failure) => {
      planned.push(failure);
    },
    take: (method) => {
      const next = planned.find((it) => it.method === undefined || it.method === method);
      if (!next) return null;
      planned = planned
        .map((it) => (it === next ? { ...it, count: it.count - 1 } : it))
        .filter(({ count }) => count > 0);
      return next;
    },
  };
}

/**
 * Returns the response of a request that fails. Stripe's client sends the request again unless `maxNetworkRetries` is
 * 0.
 */
export const failedResponse = (): Response =>
  Response.json(
    { error: { type: 'api_error', message: 'A test lets the local Stripe fail.' } },
    { status: 500 },
  );
