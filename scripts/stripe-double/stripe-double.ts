import { createAccount } from './account';
import { answerApi } from './api';
import { answerControl } from './control-requests';
import { createControls } from './controls';
import { createDeliveries } from './deliveries';
import { doDueWork } from './due-work';
import { answerPage } from './pages/pages';
import { createRequestFailures, failedResponse } from './request-failures';
import type { StripeControl } from './stripe-control';
import { registerStack } from './webhook-endpoints';

export interface StripeDoubleOptions {
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Sends a signed event to the endpoint that is the request's URL. */
  readonly deliver: (request: Request) => Promise<Response>;
  /** Signs all events. */
  readonly secret: string;
  /** Where the pages are: the origin in the URLs of checkout and portal sessions. */
  readonly origin: string;
  /** Gets all events, besides the endpoints that are created through the API. */
  readonly webhookUrl?: string;
  /** The result of an earlier `save`. */
  readonly saved?: string | undefined;
}

/** A Stripe account in test mode, in memory. */
export interface StripeDouble {
  /**
   * Answers the API (`/v1/…`), the pages (`/pay/…`, `/portal/…`) and the controls (`/__control/…`). For a client in the same process:
   * `new Stripe(key, { httpClient: Stripe.createFetchHttpClient((url, init) => double.fetch(new Request(url, init))) })`.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly control: StripeControl;
  /** Returns everything that is stored, as JSON. */
  readonly save: () => string;
}

/** Creates an account. Events leave after each request and control, and failed ones again when something happens later. */
export function createStripeDouble(options: StripeDoubleOptions): StripeDouble {
  const account = createAccount(options);
  const deliveries = createDeliveries(account, options.deliver);
  const failures = createRequestFailures();
  if (options.webhookUrl !== undefined) registerStack(account, options.webhookUrl);
  const control = withDeliveries(createControls(account, deliveries, failures), deliveries.start);

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const body = await request.text();
    if (url.pathname.startsWith('/__control/')) return answerControl(control, url.pathname, body);
    doDueWork(account);
    if (!url.pathname.startsWith('/v1/'))
      return answerPage(account, url, request.method === 'POST' ? new URLSearchParams(body) : null);
    const failure = failures.take(request.method);
    if (failure && failure.afterWrite !== true) return failedResponse();
    const response = answerApi(account, {
      method: request.method,
      pathname: url.pathname,
      query: url.search,
      body,
      authorization: request.headers.get('authorization') ?? '',
      idempotencyKey: request.headers.get('idempotency-key'),
    });
    return failure ? failedResponse() : response;
  };

  return {
    fetch: async (request) => {
      const response = await answer(request);
      deliveries.start();
      return response;
    },
    control,
    save: () => JSON.stringify(account.state),
  };
}

/** Every control may cause events. */
function withDeliveries(control: StripeControl, start: () => void): StripeControl {
  return new Proxy(control, {
    get: (target, name: keyof StripeControl) => async (input: never) => {
      const result: unknown = await target[name](input);
      start();
      return result;
    },
  });
}
