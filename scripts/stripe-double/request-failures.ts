import type { RequestFailure } from './stripe-control';

export interface RequestFailures {
  readonly add: (failure: RequestFailure) => void;
  /** Returns how a request fails, or null. */
  readonly take: (method: string) => RequestFailure | null;
}

/** The planned failures of the API. They are not stored. */
export function createRequestFailures(): RequestFailures {
  let planned: RequestFailure[] = [];
  return {
    add: (failure) => {
      planned.push(failure);
    },
    take: (method) => {
      const next = planned.find((it) => it.method === undefined || it.method === method);
      if (!next) return null;
      const left = { ...next, count: next.count - 1 };
      planned = planned.flatMap((it) => (it !== next ? [it] : left.count > 0 ? [left] : []));
      return next;
    },
  };
}

/** The response when Stripe fails. The client tries again unless `maxNetworkRetries` is 0. */
export const failedResponse = (): Response =>
  Response.json(
    { error: { type: 'api_error', message: 'A test lets the local Stripe fail.' } },
    { status: 500 },
  );
