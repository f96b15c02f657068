import { api, type Api, type EndpointName } from '@contract/endpoints/api';
import type { CallInput, CallOutput, Endpoint } from '@contract/endpoints/define-endpoint';
import { ApiError } from './api-error';
import { type HttpAnswer, type HttpRequest, send } from './transport';

const AUTH_PREFIX = '/api/auth/';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The same key again answers the first result, so that a repeat is safe. */
  readonly idempotencyKey?: string;
  /** Told the share of an upload that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Paths under the auth prefix yield undefined where the answer is 401 (spec 1 §1). */
type Answered<N extends EndpointName> = Api[N]['path'] extends `${typeof AUTH_PREFIX}${string}`
  ? CallOutput<Api[N]> | undefined
  : CallOutput<Api[N]>;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: Blob;
}

/**
 * Makes the call `name` of the contract and yields its parsed answer. Rejects with `ApiError` for an
 * answer that is no success, `NetworkError` where none came, an AbortError where it was cancelled.
 */
export async function call<N extends EndpointName>(
  name: N,
  input: CallInput<Api[N]>,
  options: CallOptions = {},
): Promise<Answered<N>> {
  const endpoint: Endpoint = api[name];
  const answer = await send(requestFor(endpoint, input, options));
  return resultOf(endpoint, answer) as Answered<N>;
}

function requestFor(endpoint: Endpoint, input: LooseInput, options: CallOptions): HttpRequest {
  const body = bodyFor(endpoint, input);
  return {
    method: endpoint.method,
    url: urlFor(endpoint, input),
    headers: {
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    credentials: endpoint.sharedForSeconds === undefined ? 'include' : 'omit',
    body,
    signal: options.signal,
    onProgress: options.onProgress,
  };
}

function urlFor(endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(textEntries(query)).toString();
  return search ? `${path}?${search}` : path;
}

function bodyFor(endpoint: Endpoint, { body, file }: LooseInput): string | FormData | undefined {
  if (endpoint.input.file === undefined) return body && JSON.stringify(body);
  const form = new FormData();
  for (const [key, value] of textEntries(body ?? {})) form.append(key, value);
  if (file) form.append(endpoint.input.file.field, file);
  return form;
}

const textEntries = (fields: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);

function resultOf(endpoint: Endpoint, answer: HttpAnswer): unknown {
  if (answer.status === 401 && endpoint.path.startsWith(AUTH_PREFIX)) return undefined;
  if (answer.status < 200 || answer.status > 299)
    throw new ApiError(answer.status, answer.statusText, parsedOrNull(answer.text));
  if (!('schema' in endpoint.output)) return undefined;
  return endpoint.output.schema.parse(JSON.parse(answer.text));
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
