import { api } from '@contract/endpoints/api';
import type {
  CallInput,
  CallOutput,
  Endpoint,
  EndpointTable,
  ReceivedFile,
  Tagged,
} from '@contract/endpoints/define-endpoint';
import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import { ApiError } from './api-error';
import { filenameIn } from './filename-in';
import { itemsVersion, rememberItemsVersion } from './items-version';
import { type HttpAnswer, type HttpRequest, send } from './transport';

const AUTH_PREFIX = '/api/auth/';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** A repeated key returns the first result, so a retry is safe. */
  readonly idempotencyKey?: string;
  /** Receives the share of an upload that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Sends the request even if the page closes. */
  readonly keepalive?: true;
}

/** Calls below /api/auth/ return undefined for a 401. */
type Answered<E extends Endpoint> = E['path'] extends `${typeof AUTH_PREFIX}${string}`
  ? CallOutput<E> | undefined
  : CallOutput<E>;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: Blob;
  readonly ifMatch?: string;
}

export function createApiClient<T extends EndpointTable>(endpoints: T) {
  /** Returns the parsed response. Throws an `ApiError`, a `NetworkError`, or an AbortError if canceled. */
  async function call<N extends keyof T & string>(
    name: N,
    input: CallInput<T[N]>,
    options: CallOptions = {},
  ): Promise<Answered<T[N]>> {
    const endpoint: T[N] = endpoints[name];
    const answer = await send(requestFor(endpoint, input, options));
    return resultOf(endpoint, answer) as Answered<T[N]>;
  }

  /** Returns the current state in the 409 of a call with `ifMatch`, or null for other errors. */
  function newerState<N extends keyof T & string>(
    name: N,
    error: unknown,
  ): CallOutput<T[N]> | null {
    if (!(error instanceof ApiError) || error.current === undefined) return null;
    const endpoint: T[N] = endpoints[name];
    return bodyIn(endpoint, error.current, error.etag) as CallOutput<T[N]>;
  }

  return { call, newerState };
}

export const { call } = createApiClient(api);

function requestFor(endpoint: Endpoint, input: LooseInput, options: CallOptions): HttpRequest {
  const body = bodyFor(endpoint, input);
  const version = endpoint.itemsVersion === 'awaited' ? itemsVersion() : null;
  return {
    method: endpoint.method,
    url: urlFor(endpoint, input),
    headers: {
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      ...(version !== null && { [ITEMS_VERSION_HEADER]: version }),
      ...(input.ifMatch !== undefined && { 'If-Match': `"${input.ifMatch}"` }),
    },
    credentials:
      endpoint.sharedForSeconds === undefined && !endpoint.anonymous ? 'include' : 'omit',
    body,
    signal: options.signal,
    onProgress: options.onProgress,
    wantsFile: 'content' in endpoint.output,
    keepalive: options.keepalive ?? false,
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
  const { status, statusText, headers, text, file } = answer;
  if (status === 401 && endpoint.path.startsWith(AUTH_PREFIX)) return undefined;
  if (status < 200 || status > 299)
    throw new ApiError(status, statusText, parsedOrNull(text), headers.etag);
  const version = endpoint.itemsVersion === 'returned' ? headers[ITEMS_VERSION_HEADER] : null;
  if (version !== null) rememberItemsVersion(version);
  if (file) return fileIn(file, headers['content-disposition']);
  return 'schema' in endpoint.output ? bodyIn(endpoint, JSON.parse(text), headers.etag) : undefined;
}

const fileIn = (blob: Blob, disposition: string | null): ReceivedFile => ({
  blob,
  filename: filenameIn(disposition),
});

function bodyIn({ output }: Endpoint, sent: unknown, etag: string | null): unknown {
  if (!('schema' in output)) return undefined;
  const body = output.schema.parse(sent);
  return output.etag ? ({ body, etag: tagIn(etag) } satisfies Tagged<unknown>) : body;
}

/** Accepts weak tags, because a proxy that compresses a response weakens its tag. */
function tagIn(header: string | null): string {
  const tag = /^(?:W\/)?"(.+)"$/.exec(header ?? '')?.[1];
  if (tag === undefined) throw new Error('The response has no ETag.');
  return tag;
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
