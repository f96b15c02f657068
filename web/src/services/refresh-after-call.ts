import type { Api, EndpointName } from '@contract/endpoints/api';
import type { CacheTag } from '@contract/endpoints/cache-tags';
import type { CacheableCallName, Endpoint } from '@contract/endpoints/define-endpoint';
import type { Query, QueryClient } from '@tanstack/react-query';
import { call, loadedEndpointRows, loadEndpointRows } from './api-client';
import { queryKeyOf } from './query-options';

/**
 * For each cache tag, the calls whose data is hidden while it is refetched after a change of the data with this tag.
 * For example, the profile on the screen can belong to a member whom the reader has just blocked.
 */
const HIDDEN_WHILE_READ: Readonly<Partial<Record<CacheTag, readonly CacheableCallName<Api>[]>>> = {
  blocks: ['getProfile', 'getProfileStats'],
};

/** The parameters of a call's path, such as the id of an item. */
export type CallParams = Readonly<Record<string, unknown>>;

interface RefreshOptions {
  /** Writes data to the cache. The queries that this function sets with `setQueryData` are not refetched. */
  readonly write?: () => unknown;
  /**
   * The path parameters of the call. Responses with other path parameters, such as responses about another item, are
   * not refetched.
   */
  readonly params?: CallParams | undefined;
}

/**
 * Refetches every cached response that depends on the data that the call `name` changes. Call this after the call has
 * succeeded. Does not wait for the responses.
 */
export async function refreshAfterCall(
  client: QueryClient,
  name: EndpointName,
  { write, params }: RefreshOptions = {},
): Promise<void> {
  const written = watchQueryWrites(client);
  try {
    await write?.();
  } finally {
    written.stop();
  }
  // If the service worker has sent the call, this page may not have loaded the call's row of the contract yet.
  if (!Object.hasOwn(loadedEndpointRows(), name)) await loadedRows();
  refreshUnwrittenQueries(client, name, written.queries, params);
}

/** Refetches what `refreshAfterCall` refetches, except the queries in `written`, which this page has already set. */
export function refreshUnwrittenQueries(
  client: QueryClient,
  name: EndpointName,
  written: ReadonlySet<Query>,
  params: CallParams | undefined,
): void {
  const rows: Rows = loadedEndpointRows();
  const isRead = (query: Query) => !written.has(query) && !isAboutOther(query, params);
  startReads(client, rows, rows[name]?.changes ?? [], isRead);
}

/** Returns whether a query and a call have different values for the same path parameter. */
function isAboutOther({ queryKey: [, input] }: Query, params: CallParams = {}): boolean {
  const asked = (input as { readonly params?: CallParams } | undefined)?.params ?? {};
  return Object.entries(params).some(([name, id]) => name in asked && asked[name] !== id);
}

/** Refetches every cached response that depends on the cache tags `tags`, for example after a change in another tab. */
export async function refreshTags(client: QueryClient, tags: readonly CacheTag[]): Promise<void> {
  startReads(client, await loadedRows(), tags, () => true);
}

/**
 * Returns the rows of all calls that members make, and the admin rows if they are loaded. If the code with the rows
 * cannot be loaded, returns only the rows that are loaded already.
 */
const loadedRows = (): Promise<Rows> => loadEndpointRows().catch(loadedEndpointRows);

/** Collects the queries that are set with `setQueryData`, until `stop` is called. */
export function watchQueryWrites(client: QueryClient) {
  const queries = new Set<Query>();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.action.manual) queries.add(event.query as Query);
  });
  return { queries, stop };
}

type Rows = Readonly<Partial<Record<string, Endpoint>>>;

function startReads(
  client: QueryClient,
  rows: Rows,
  tags: readonly CacheTag[],
  isRead: (query: Query) => boolean,
): void {
  const changed = Object.entries(rows).filter(([, row]) =>
    row?.reads?.some((tag) => tags.includes(tag)),
  );
  const names = changed.map(([name]) => name);
  const shared = names.filter((name) => rows[name]?.notSharedWith !== undefined);
  const hidden: readonly string[] = tags.flatMap((tag) => HIDDEN_WHILE_READ[tag] ?? []);
  const others = names.filter((name) => !hidden.includes(name) && !shared.includes(name));
  const readOf = (list: readonly string[]) => ({
    predicate: (query: Query) => list.includes(String(query.queryKey[0])) && isRead(query),
  });
  void client.resetQueries(readOf(hidden));
  void client.invalidateQueries(readOf(others));
  for (const name of shared) void readPastCaches(client, name as SharedName);
}

/**
 * The calls whose responses a cache shares between all readers. The response to a request with `since` is not shared.
 */
type SharedName = {
  [N in EndpointName]: Api[N] extends { readonly notSharedWith: 'since' } ? N : never;
}[EndpointName];

/**
 * Refetches a response that a cache shares between all readers. Bypasses all caches, so that the response contains the
 * member's own last change.
 */
async function readPastCaches(client: QueryClient, name: SharedName): Promise<void> {
  const queryKey = queryKeyOf(name, { query: {} });
  // Cancels running requests, because their responses may be older.
  await client.cancelQueries({ queryKey });
  try {
    const response: unknown = await call(name, { query: { since: new Date().toISOString() } });
    client.setQueryData(queryKey, response);
  } catch {
    await client.invalidateQueries({ queryKey });
  }
}
