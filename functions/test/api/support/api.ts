import { api, type EndpointName } from '@contract/endpoints/api';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { type ErrorResponse, errorResponseSchema } from '@contract/schemas/error';
import { ORIGIN } from './environment';
import { ownIpAddress } from './new-address';

type RawBody = string | FormData | Uint8Array<ArrayBuffer>;

/**
 * The parts of a request. Their types are wider than those of the contract, so that tests can send invalid requests.
 */
export interface RequestParts {
  readonly as?: { readonly cookie: string };
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly raw?: RawBody;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client's IP address. By default each test file has its own address, so that files do not share rate limits. */
  readonly from?: string;
}

function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? '1'));
}

function bodyOf({ json, raw }: RequestParts): { body?: RawBody; type?: string } {
  if (raw !== undefined) return { body: raw };
  return json === undefined ? {} : { body: JSON.stringify(json), type: 'application/json' };
}

export function send(method: string, path: string, sent: RequestParts = {}): Promise<Response> {
  const { body, type } = bodyOf(sent);
  const headers = {
    // Only the local gateway reads this header. It replaces the client's IP address.
    'x-local-client-address': sent.from ?? ownIpAddress(),
    ...(type && { 'content-type': type }),
    ...(sent.as && { cookie: sent.as.cookie }),
    ...sent.headers,
  };
  return fetch(ORIGIN + path, { method, headers, redirect: 'manual', ...(body && { body }) });
}

export function call(name: EndpointName, sent: RequestParts = {}): Promise<Response> {
  const endpoint: Endpoint = api[name];
  const query = new URLSearchParams(sent.query).toString();
  const path = pathOf(endpoint, sent.params ?? {}) + (query && `?${query}`);
  return send(endpoint.method, path, sent);
}

export async function readError(response: Response): Promise<ErrorResponse & { status: number }> {
  return { ...errorResponseSchema.parse(await response.json()), status: response.status };
}
