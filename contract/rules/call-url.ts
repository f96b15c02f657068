import type { Endpoint } from '../endpoints/define-endpoint';

export interface CallUrlInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** The query parameters. Undefined parameters are left out of the URL. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the path and query of a call, such as '/api/items?search=owl'. */
export function callUrl(endpoint: Endpoint, { params = {}, query = {} }: CallUrlInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(definedEntries(query)).toString();
  return search ? `${path}?${search}` : path;
}

/** Returns the fields that are not undefined as pairs of name and text. */
export const definedEntries = (fields: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
