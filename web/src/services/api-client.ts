import type { Api } from '@contract/endpoints/api';
import type {
  CallInput,
  CallOutput,
  Endpoint,
  EndpointTable,
  DownloadedFile,
  WithEtag,
} from '@contract/endpoints/define-endpoint';
import { firstScreenEndpoints } from '@contract/endpoints/first-screen-endpoints';
import { callUrl } from '@contract/rules/call-url';
import { BLOCKS_VERSION_HEADER } from '@contract/schemas/blocked-member';
import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import { PLAN_VERSION_HEADER } from '@contract/schemas/subscription';
import { requestBodyFor, type UntypedInput } from '@/lib/call-request';
import { loadAndReportFailure } from '@/lib/load-failure';
import { ApiError, NetworkError } from './api-error';
import { blocksVersionStore } from './blocks-version';
import { itemsVersion, rememberItemsVersion } from './items-version';
import { announcePlanVersion } from './plan-version';
import { type HttpResponse, type HttpRequest, send } from './transport';
import { announceUnauthorized } from './unauthorized';

const AUTH_PREFIX = '/api/auth/';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * The idempotency key. It is sent if the row of the call is `idempotent`. The server responds to a repeated key with
   * the first result, so a retry creates nothing twice.
   */
  readonly idempotencyKey?: string;
  /** Called with the uploaded fraction of the body, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Sends the request even if the page closes. */
  readonly keepalive?: true;
}

/** The response of a call. For a call below /api/auth/, it is undefined if the server has responded with 401. */
type ResponseOf<E extends Endpoint> = E['path'] extends `${typeof AUTH_PREFIX}${string}`
  ? CallOutput<E> | undefined
  : CallOutput<E>;

/**
 * Creates an API client for a table of calls, in which each call has a row. The rows in `first` are already loaded. To
 * find any other row, the client runs the `loaders` one after another until this row is loaded.
 */
export function createApiClient<T extends EndpointTable>(
  first: Partial<T>,
  loaders: readonly (() => Promise<Partial<T>>)[] = [],
) {
  let known = first;

  const loadWith = async (load: () => Promise<Partial<T>>) => {
    const loaded = await load();
    known = { ...known, ...loaded };
  };

  /**
   * Runs the first loader, and returns all rows that are loaded by then. Throws a `NetworkError` if the code with the
   * rows cannot be loaded.
   */
  async function loadEndpointRows(): Promise<Partial<T>> {
    const [load] = loaders;
    if (load) await loadWith(load);
    return known;
  }

  /** Returns the row of a loaded call. Throws if the table has no such call. */
  function rowOf<N extends keyof T & string>(name: N): T[N] {
    const row = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!row) throw new Error(`There is no call '${name}'.`);
    return row;
  }

  async function loadedRowOf<N extends keyof T & string>(name: N): Promise<T[N]> {
    for (const load of loaders) if (!Object.hasOwn(known, name)) await loadWith(load);
    return rowOf(name);
  }

  /**
   * Sends a call and returns the parsed response. Throws an `ApiError`, a `NetworkError`, or an AbortError if it is
   * canceled.
   */
  async function call<N extends keyof T & string>(
    name: N,
    input: CallInput<T[N]>,
    options: CallOptions = {},
  ): Promise<ResponseOf<T[N]>> {
    const endpoint = await loadedRowOf(name);
    // Stops here if the caller canceled the call while its row was loading.
    options.signal?.throwIfAborted();
    const response = await send(requestFor(endpoint, input, options));
    return resultOf(endpoint, response) as ResponseOf<T[N]>;
  }

  /**
   * Returns what the server sends with a 409 error. After a call with `ifMatch`, this is the current state. After a
   * repeated idempotency key with another body, it is the first result. Returns null for a 409 error without a state,
   * and for other errors.
   */
  function stateOfConflictError<N extends keyof T & string>(
    name: N,
    error: unknown,
  ): CallOutput<T[N]> | null {
    if (!(error instanceof ApiError) || error.current === undefined) return null;
    return bodyIn(rowOf(name), error.current, error.etag) as CallOutput<T[N]>;
  }

  /**
   * Sends a call whose name was stored in the outbox. Throws the same errors as `call`. Also throws if the outbox may
   * not send a call with this name.
   */
  async function callQueued(
    name: string,
    input: UntypedInput,
    idempotencyKey: string,
  ): Promise<unknown> {
    const endpoint = await loadedRowOf(name);
    if (!endpoint.queueable) throw new Error(`The outbox does not send '${name}'.`);
    return resultOf(endpoint, await send(requestFor(endpoint, input, { idempotencyKey })));
  }

  /** Returns the rows that are loaded: the rows in `first`, and the rows that the `loaders` have loaded so far. */
  const loadedEndpointRows = (): Partial<T> => known;

  return { call, callQueued, stateOfConflictError, loadEndpointRows, loadedEndpointRows };
}

export const { call, callQueued, stateOfConflictError, loadEndpointRows, loadedEndpointRows } =
  createApiClient<Api>(firstScreenEndpoints, [
    async () =>
      (await loadedTable(() => import('@contract/endpoints/non-admin-endpoints')))
        .nonAdminEndpoints,
    async () =>
      (await loadedTable(() => import('@contract/endpoints/admin-endpoints'))).adminEndpoints,
  ]);

async function loadedTable<Table>(load: () => Promise<Table>): Promise<Table> {
  try {
    return await loadAndReportFailure(load);
  } catch (error) {
    throw new NetworkError(error);
  }
}

function requestFor(endpoint: Endpoint, input: UntypedInput, options: CallOptions): HttpRequest {
  const body = requestBodyFor(endpoint, input);
  const version = endpoint.itemsVersion === 'awaited' ? itemsVersion() : null;
  const key = endpoint.idempotent && options.idempotencyKey;
  const isShared = endpoint.sharedForSeconds !== undefined || endpoint.anonymous === true;
  const blocks = endpoint.method === 'GET' && !isShared ? blocksVersionStore.latest() : null;
  return {
    method: endpoint.method,
    url: callUrl(endpoint, input),
    headers: {
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
      ...(version !== null && { [ITEMS_VERSION_HEADER]: version }),
      ...(blocks !== null && { [BLOCKS_VERSION_HEADER]: blocks }),
      ...(input.ifMatch !== undefined && { 'If-Match': `"${input.ifMatch}"` }),
    },
    credentials: isShared ? 'omit' : 'include',
    body,
    signal: options.signal,
    onProgress: options.onProgress,
    wantsFile: 'content' in endpoint.output,
    keepalive: options.keepalive ?? false,
  };
}

function resultOf(endpoint: Endpoint, response: HttpResponse): unknown {
  const { status, statusText, headers, text, file } = response;
  if (status === 401) announceUnauthorized();
  const version = endpoint.itemsVersion === 'returned' ? headers[ITEMS_VERSION_HEADER] : null;
  if (version !== null) rememberItemsVersion(version);
  const planVersion = headers[PLAN_VERSION_HEADER];
  if (planVersion !== null) announcePlanVersion(planVersion);
  if (status === 401 && endpoint.path.startsWith(AUTH_PREFIX)) return undefined;
  if (status < 200 || status > 299)
    throw refusal(new ApiError(status, statusText, parsedOrNull(text), headers));
  if (file) return fileIn(file, headers['content-disposition']);
  return 'schema' in endpoint.output ? bodyIn(endpoint, JSON.parse(text), headers.etag) : undefined;
}

/**
 * Returns `error`. If the server refused the call because of a suspension, also makes the app refetch the member, so
 * that every page shows the reason.
 */
function refusal(error: ApiError): ApiError {
  if (error.code === 'suspended') announceUnauthorized();
  return error;
}

/**
 * Returns the received file. The code that reads the name of the file loads only for downloads. If this code cannot be
 * loaded, the file has no name.
 */
async function fileIn(blob: Blob, disposition: string | null): Promise<DownloadedFile> {
  const code = await loadAndReportFailure(() => import('./filename-in')).catch(() => null);
  return { blob, filename: code?.filenameIn(disposition) ?? null };
}

function bodyIn({ output }: Endpoint, sent: unknown, etag: string | null): unknown {
  if (!('schema' in output)) return undefined;
  const body = output.schema.parse(sent);
  return output.etag ? ({ body, etag: tagIn(etag) } satisfies WithEtag<unknown>) : body;
}

/**
 * Returns the entity tag in an `ETag` header. Throws if there is none. Accepts a weak entity tag, because a proxy that
 * compresses a response makes its entity tag weak.
 */
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
