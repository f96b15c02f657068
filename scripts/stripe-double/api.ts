import type { Account } from './account';
import { API_VERSION } from './account';
import { ApiError } from './api-error';
import { expandIds } from './expand';
import { decodeForm, type FormValue } from './forms';
import type { IdempotencyRecord } from './state';
import { catalogRoutes } from './routes/catalog-routes';
import { checkoutRoutes } from './routes/checkout-routes';
import { customerRoutes } from './routes/customer-routes';
import { paymentRoutes } from './routes/payment-routes';
import { portalRoutes } from './routes/portal-routes';
import type { Route } from './routes/route';
import { subscriptionRoutes } from './routes/subscription-routes';
import { webhookRoutes } from './routes/webhook-routes';

/** All calls of Stripe's API that the local Stripe supports. */
const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...paymentRoutes,
  ...portalRoutes,
  ...webhookRoutes,
];

interface ApiRequest {
  readonly method: string;
  readonly pathname: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string;
  readonly idempotencyKey: string | null;
}

interface ApiResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`),
}));

function find({ method, pathname }: ApiRequest): { route: Route; id: string } {
  for (const { route, pattern } of PATTERNS) {
    const match = route.method === method ? pattern.exec(pathname) : null;
    if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${pathname}).`);
}

function requireTestKey({ authorization }: ApiRequest): void {
  const key = authorization.replace(/^Bearer /, '');
  if (!/^(sk|rk)_test_\w+$/.test(key))
    throw new ApiError(401, `Invalid API Key provided: ${key.slice(0, 8)}***`);
}

const expandPaths = (value: FormValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];

function run(account: Account, request: ApiRequest): ApiResponse {
  const { route, id } = find(request);
  const form = decodeForm(request.method === 'POST' ? request.body : request.query);
  const response = route.respond(account, id, form);
  const expanded = expandIds(account, response, expandPaths(form['expand']));
  return { status: 200, body: JSON.stringify(expanded, null, 2) };
}

const failure = (error: ApiError): ApiResponse => ({
  status: error.status,
  body: JSON.stringify(error.toBody(), null, 2),
});

/**
 * Returns the stored response to the first request with this idempotency key. Throws if the first request was different
 * from this request.
 */
function replay(key: string, saved: IdempotencyRecord, request: string): ApiResponse {
  if (saved.request !== request)
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  return {
    status: saved.status,
    body: saved.body,
    headers: { 'idempotent-replayed': 'true' },
  };
}

/**
 * Returns whether Stripe refuses a request with this error before it starts to handle the request. A later request can
 * use the idempotency key of such a refused request again.
 */
const isRefusedUnhandled = ({ status, details }: ApiError): boolean =>
  status === 401 || ['parameter_unknown', 'parameter_missing'].includes(details['code'] ?? '');

function respond(account: Account, request: ApiRequest): ApiResponse {
  requireTestKey(request);
  const { idempotencyKey: key, method, pathname, body } = request;
  if (key === null || method !== 'POST') return run(account, request);
  const text = `${method} ${pathname} ${body}`;
  const saved = account.state.savedResponses[key];
  if (saved) return replay(key, saved, text);
  const save = ({ status, body: responseBody }: ApiResponse) => {
    const created = account.now();
    account.state.savedResponses[key] = { request: text, status, body: responseBody, created };
  };
  try {
    const first = run(account, request);
    save(first);
    return first;
  } catch (error) {
    if (error instanceof ApiError && !isRefusedUnhandled(error)) save(failure(error));
    throw error;
  }
}

/** Handles a request to Stripe's API. */
export function handleApiRequest(account: Account, request: ApiRequest): Response {
  const id = account.newId('req');
  account.request = { id, idempotency_key: request.idempotencyKey };
  let result: ApiResponse;
  try {
    result = respond(account, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    result = failure(error);
  } finally {
    account.request = null;
  }
  return new Response(result.body, {
    status: result.status,
    headers: {
      'content-type': 'application/json',
      'request-id': id,
      'stripe-version': API_VERSION,
      ...(request.idempotencyKey === null ? {} : { 'idempotency-key': request.idempotencyKey }),
      ...result.headers,
    },
  });
}
