import type { Endpoint } from '../endpoints/define-endpoint';

export interface UrlInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** The query parameters. Undefined parameters are left out of the URL. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the path and query of a call, such as '/api/items?search=owl'. */
export function urlFor(endpoint: Endpoint, { params = {}, query = {} }: UrlInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(textEntries(query)).toString();
  return search ? `${path}?${search}` : path;
}

/** Returns the fields that are not undefined as pairs of name and text. */
export const textEntries = (fields: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
