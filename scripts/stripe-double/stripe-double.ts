import * as z from 'zod/mini';
import { createAccount } from './account';
import { handleApiRequest } from './api';
import { createStripeControl } from './controls';
import { doDueWork } from './due-work';
import { handlePageRequest } from './pages/pages';
import { createRequestFailureQueue, failedResponse } from './request-failure-queue';
import type { StripeControl } from './stripe-control';
import { registerStackEndpoint } from './webhook-endpoints';
import { createWebhookSender } from './webhook-sender';

export interface StripeDoubleOptions {
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Sends a request with a signed event to the URL of the request, which is the URL of a webhook endpoint. */
  readonly deliver: (request: Request) => Promise<Response>;
  /** The secret that signs all events. */
  readonly secret: string;
  /** The origin of the pages. The URLs of checkout sessions and portal sessions start with it. */
  readonly origin: string;
  /**
   * The URL of a webhook endpoint that always exists and gets all events. Further endpoints can be created through the
   * API.
   */
  readonly webhookUrl?: string;
  /** A state that `save` returned earlier. The account continues from this state. */
  readonly saved?: string | undefined;
}

/** A Stripe account in test mode, in memory. */
export interface StripeDouble {
  /**
   * Handles requests to the API (`/v1/…`), the pages (`/pay/…`, `/portal/…`) and the controls (`/__control/…`). A
   * client in the same process sends its requests with a `fetch` that calls this method:
   * `const fetch = (url, init) => double.fetch(new Request(url, init));`
   * `new Stripe(key, { httpClient: Stripe.createFetchHttpClient(fetch) })`.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly control: StripeControl;
  /** Returns the state of the account as JSON. */
  readonly save: () => string;
}

/**
 * Creates an account. After each request and each control, it starts the deliveries of events that are due. It has no
 * timer, so it sends a failed event again only after a later request or control.
 */
export function createStripeDouble(options: StripeDoubleOptions): StripeDouble {
  const account = createAccount(options);
  const deliveries = createWebhookSender(account, options.deliver);
  const failures = createRequestFailureQueue();
  if (options.webhookUrl !== undefined) registerStackEndpoint(account, options.webhookUrl);
  const control = withDeliveries(
    createStripeControl(account, deliveries, failures),
    deliveries.start,
  );

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const body = await request.text();
    if (url.pathname.startsWith('/__control/'))
      return handleControlRequest(control, url.pathname, body);
    doDueWork(account);
    if (!url.pathname.startsWith('/v1/'))
      return handlePageRequest(
        account,
        url,
        request.method === 'POST' ? new URLSearchParams(body) : null,
      );
    const failure = failures.take(request.method);
    if (failure && failure.afterWrite !== true) return failedResponse();
    const response = handleApiRequest(account, {
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
      const response = await handle(request);
      deliveries.start();
      return response;
    },
    control,
    save: () => JSON.stringify(account.state),
  };
}

/** Returns the controls. Each control also starts the deliveries that are due, because a control may cause events. */
function withDeliveries(control: StripeControl, start: () => void): StripeControl {
  return new Proxy(control, {
    get: (target, name: keyof StripeControl) => async (input: never) => {
      const result: unknown = await target[name](input);
      start();
      return result;
    },
  });
}

const isControl = (name: string): name is keyof StripeControl => name in CONTROL_INPUTS;

const refused = (message: string): Response => Response.json({ message }, { status: 400 });

/** Handles POST /__control/NAME. */
async function handleControlRequest(
  control: StripeControl,
  pathname: string,
  body: string,
): Promise<Response> {
  const name = pathname.slice('/__control/'.length);
  if (!isControl(name)) return refused(`There is no control '${name}'.`);
  try {
    const input = CONTROL_INPUTS[name].parse(body === '' ? {} : JSON.parse(body));
    const result: unknown = await control[name](input as never);
    return Response.json(result);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

type Inputs = {
  readonly [Name in keyof StripeControl]: z.ZodMiniType<
    Parameters<StripeControl[Name]> extends [infer Input] ? Input : unknown
  >;
};

const none = z.unknown();
const subscription = z.strictObject({ subscription: z.string() });
const customer = z.strictObject({ customer: z.string() });
const anyCustomer = z.strictObject({ customer: z.exactOptional(z.string()) });
const session = z.strictObject({ session: z.string() });
const ids = z.strictObject({ ids: z.array(z.string()) });

/** For each control, the schema of the input that it takes over HTTP. */
const CONTROL_INPUTS: Inputs = {
  settle: none,
  advanceClock: z.strictObject({
    seconds: z.int().check(z.nonnegative()),
    customer: z.exactOptional(z.string()),
  }),
  endPeriod: subscription,
  pay: session,
  decline: session,
  expireSession: session,
  subscribe: z.strictObject({
    customer: z.string(),
    lookupKey: z.string(),
    trialDays: z.exactOptional(z.int()),
    declines: z.exactOptional(z.boolean()),
  }),
  cancelAtPeriodEnd: subscription,
  resume: subscription,
  changePlan: z.strictObject({ subscription: z.string(), lookupKey: z.string() }),
  updateCard: z.strictObject({ customer: z.string(), declines: z.boolean() }),
  payOpenInvoice: subscription,
  cancelNow: subscription,
  pauseSubscription: subscription,
  unpauseSubscription: subscription,
  refund: z.strictObject({ subscription: z.string(), amount: z.exactOptional(z.int()) }),
  deleteCustomer: customer,
  openDispute: subscription,
  closeDispute: z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) }),
  configure: z.strictObject({
    afterRetries: z.exactOptional(z.enum(['cancel', 'unpaid', 'past_due'])),
    portal: z.exactOptional(z.literal(false)),
  }),
  failRequests: z.strictObject({
    count: z.int().check(z.positive()),
    method: z.exactOptional(z.enum(['GET', 'POST', 'DELETE'])),
    afterWrite: z.exactOptional(z.boolean()),
  }),
  holdEvents: anyCustomer,
  heldEvents: anyCustomer,
  deliverEvents: ids,
  dropEvents: ids,
  releaseEvents: none,
  eventsSettled: none,
  signedEvent: z.strictObject({ id: z.string(), secondsAgo: z.exactOptional(z.int()) }),
  read: customer,
};
