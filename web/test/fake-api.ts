import { api, type Api, type EndpointName } from '@contract/endpoints/api';
import type {
  CallOutput,
  Endpoint,
  DownloadedFile,
  WithEtag,
} from '@contract/endpoints/define-endpoint';
import {
  ERROR_STATUS,
  type ErrorCode,
  IDEMPOTENCY_MESSAGES,
  type InputIssue,
} from '@contract/schemas/error';
import { NetworkError } from '@/services/api-error';
import type { HttpResponse, HttpRequest } from '@/services/transport';

type Respond = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

/** The arguments of `setResponse` after the name: the output of the call, or nothing if the call has no output. */
type Output<N extends EndpointName> =
  CallOutput<Api[N]> extends undefined ? [] : [output: CallOutput<Api[N]>];

let responses = new Map<EndpointName, Respond>();
let made: { readonly name: EndpointName; readonly request: HttpRequest }[] = [];
let callsWithoutResponse: string[] = [];
let planVersion: string | null = null;
let heldBack: ((name: EndpointName) => Promise<void>) | null = null;

/** Replaces the function `send`, which sends HTTP requests. The API client that calls it is the real one. */
export async function fakeSend(request: HttpRequest): Promise<HttpResponse> {
  const name = endpointOf(request);
  if (name === null) throw new Error(`No call of the contract: ${request.method} ${request.url}`);
  made.push({ name, request });
  if (heldBack) await heldBack(name);
  const respondTo = responses.get(name);
  if (respondTo === undefined) {
    callsWithoutResponse.push(name);
    throw new NetworkError();
  }
  const response = await respondTo(request);
  request.signal?.throwIfAborted();
  return response;
}

/** Sets the response to all later calls `name`. The real API client parses it with the schema of the contract. */
export function setResponse<N extends EndpointName>(name: N, ...[output]: Output<N>): void {
  responses.set(name, () => successOf(name, output));
}

/** Sets a function that returns the response to each later call `name`. The function gets the URL of the call. */
export function setResponseByUrl<N extends EndpointName>(
  name: N,
  output: (url: URL) => CallOutput<Api[N]>,
): void {
  responses.set(name, ({ url }) => successOf(name, output(new URL(url, window.location.origin))));
}

/** Makes all later calls `name` fail with an error response of the API. */
export function setErrorResponse(
  name: EndpointName,
  code: ErrorCode,
  message: string,
  issues?: readonly InputIssue[],
): void {
  const refusal = httpResponse(ERROR_STATUS[code], { code, message, issues, requestId: 'r' });
  responses.set(name, () => refusal);
}

/**
 * Makes the next call `name` fail with an error response of the API. The calls after it get the response that was set
 * before.
 */
export function setErrorResponseOnce(name: EndpointName, code: ErrorCode, message: string): void {
  const before = responses.get(name);
  if (before === undefined) throw new Error(`Set the response of ${name} after the refusal.`);
  setErrorResponse(name, code, message);
  const refusal = responses.get(name);
  responses.set(name, (request) => {
    responses.set(name, before);
    return (refusal ?? before)(request);
  });
}

/**
 * Makes all later calls `name` fail as if the stored state had changed. The error response contains `current`, the new
 * state.
 */
export function setStaleStateResponse<N extends EndpointName>(
  name: N,
  current: CallOutput<Api[N]>,
): void {
  const { body, etag } = current as WithEtag<unknown>;
  const refusal = { code: 'conflict', message: 'Changed.', current: body, requestId: 'r' };
  responses.set(name, () => httpResponse(ERROR_STATUS.conflict, refusal, etag));
}

/**
 * Makes all later calls `name` fail as if their idempotency key had been used before with another body. The error
 * response contains `current`, the result of the first call.
 */
export function setKeyReusedResponse<N extends EndpointName>(
  name: N,
  current: CallOutput<Api[N]>,
): void {
  const message = IDEMPOTENCY_MESSAGES.reused;
  const refusal = { code: 'key_reused', message, current, requestId: 'r' };
  responses.set(name, () => httpResponse(ERROR_STATUS.key_reused, refusal));
}

/** Makes all later calls `name` fail as if there were no network. */
export function setNetworkFailure(name: EndpointName): void {
  responses.set(name, () => Promise.reject(new NetworkError()));
}

/** Holds back the responses to all later calls `name`. Returns a function that releases the responses. */
export function holdResponses(name: EndpointName): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const respondTo = responses.get(name);
  if (respondTo === undefined) throw new Error(`Set a response of ${name} before holding it back.`);
  responses.set(name, async (request) => {
    await held;
    return respondTo(request);
  });
  return letGo;
}

interface HeldCalls {
  readonly letGo: (name: EndpointName) => void;
  readonly letAllGoBut: (...kept: readonly EndpointName[]) => void;
}

/** Holds back the responses to all later calls. The functions of the returned object release the responses. */
export function holdAllCalls(): HeldCalls {
  const free = new Set<EndpointName>();
  let waiting: { readonly name: EndpointName; readonly go: () => void }[] = [];
  heldBack = (name) =>
    free.has(name) ? Promise.resolve() : new Promise((go) => waiting.push({ name, go }));
  const letGo = (name: EndpointName) => {
    free.add(name);
    for (const call of waiting) if (call.name === name) call.go();
    waiting = waiting.filter((call) => call.name !== name);
  };
  const letAllGoBut = (...kept: readonly EndpointName[]) =>
    NAMES.filter((name) => !kept.includes(name)).forEach(letGo);
  return { letGo, letAllGoBut };
}

export interface SentCall {
  readonly url: URL;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
}

/** Returns the requests that were sent to the endpoint `name` so far. */
export const callsTo = (name: EndpointName): SentCall[] =>
  made
    .filter((call) => call.name === name)
    .map(({ request: { url, body, headers } }) => ({
      url: new URL(url, window.location.origin),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
      idempotencyKey: headers['Idempotency-Key'],
      ifMatch: headers['If-Match'],
    }));

/** Sets the plan version that all later successful responses contain. */
export const setPlanVersion = (version: string): void => void (planVersion = version);

/** Forgets all responses and calls. Returns the names of the calls for which the test had set no response. */
export function resetFakeApi(): readonly string[] {
  const missed = callsWithoutResponse;
  responses = new Map();
  made = [];
  callsWithoutResponse = [];
  planVersion = null;
  heldBack = null;
  return missed;
}

function successOf(name: EndpointName, output: unknown): HttpResponse {
  const { output: declared }: Endpoint = api[name];
  if ('content' in declared) return fileResponse(output as DownloadedFile);
  if (!('etag' in declared)) return httpResponse(declared.status, output);
  const { body, etag } = output as WithEtag<unknown>;
  return httpResponse(declared.status, body, etag);
}

function fileResponse({ blob, filename }: DownloadedFile): HttpResponse {
  const { headers, ...response } = httpResponse(200, undefined);
  const disposition = filename === null ? null : `attachment; filename="${filename}"`;
  return { ...response, headers: { ...headers, 'content-disposition': disposition }, file: blob };
}

const httpResponse = (status: number, body: unknown, etag?: string): HttpResponse => ({
  status,
  statusText: '',
  headers: {
    etag: etag === undefined ? null : `"${etag}"`,
    'retry-after': null,
    'content-disposition': null,
    'x-items-version': null,
    'x-plan-version': planVersion,
  },
  text: body === undefined ? '' : JSON.stringify(body),
  file: null,
});

const NAMES = Object.keys(api) as EndpointName[];

/**
 * Returns the name of the endpoint to which a request belongs. A path without parameters takes precedence over a path
 * with parameters.
 */
function endpointOf({ method, url }: HttpRequest): EndpointName | null {
  const { pathname } = new URL(url, window.location.origin);
  const fits = (name: EndpointName) => {
    const endpoint: Endpoint = api[name];
    const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
    return endpoint.method === method && pattern.test(pathname);
  };
  const found = NAMES.filter(fits);
  return found.find((name) => !api[name].path.includes(':')) ?? found[0] ?? null;
}
