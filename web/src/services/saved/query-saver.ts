import { nonAdminEndpoints } from '@contract/endpoints/non-admin-endpoints';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { DAY_MS } from '@contract/rules/durations';
import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { Query, QueryClient } from '@tanstack/react-query';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { mayHaveSession } from '@/lib/likely-session';
import { runWhenNotSigningIn } from '@/lib/session-lock';
import { ApiError, NetworkError } from '../api-error';
import {
  hasFormerMember,
  lastOwner,
  type ResponseOwner,
  ownerKeyPrefix,
  storeLastOwner,
  savedResponseStorage,
  trimSavedResponses,
} from './saved-store';

/**
 * The format of saved responses. Increase it if saved responses of older versions must not be shown. Responses that do
 * not match the contract are never shown.
 */
const FORMAT = '1';
const MAX_SAVED = 150;
const MAX_AGE_MS = 14 * DAY_MS;
/** The time in milliseconds to wait for the server before a saved response is shown. */
export const SERVER_WAIT_MS = 500;

type MemberCall = keyof typeof nonAdminEndpoints;

const CURRENT_USER: MemberCall = 'getCurrentUser';

const persisterOf = (owner: ResponseOwner) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: savedResponseStorage,
    prefix: ownerKeyPrefix(owner),
    buster: FORMAT,
    maxAge: MAX_AGE_MS,
    // Removes the errors from the state of the query, because IndexedDB cannot store objects of the app's error
    // classes.
    serialize: ({ state, ...query }) => ({
      ...query,
      state: { ...state, error: null, fetchFailureReason: null, fetchMeta: null },
    }),
    deserialize: parsed,
  });

/**
 * Returns a stored query with parsed data. Throws if the data does not match the schema of the contract. The persister
 * then deletes the saved response.
 */
function parsed(stored: PersistedQuery): PersistedQuery {
  const { output }: Endpoint = nonAdminEndpoints[stored.queryKey[0] as MemberCall];
  if (!('schema' in output)) throw new Error('This call has no data.');
  return { ...stored, state: { ...stored.state, data: output.schema.parse(stored.state.data) } };
}

/** Returns whether this is a query of the API whose row has `savedOffline`. */
function isSavedOffline({ queryKey: [name] }: Query): boolean {
  const row: Endpoint | undefined = Object.hasOwn(nonAdminEndpoints, String(name))
    ? nonAdminEndpoints[name as MemberCall]
    : undefined;
  return row?.savedOffline === true;
}

export type QuerySaver = ReturnType<typeof createQuerySaver>;

/** Saves responses per member, and shows them when the server does not respond. */
export function createQuerySaver(client: QueryClient) {
  /**
   * The member whose responses are saved, or null for a visitor. Undefined until a response of the server states who is
   * signed in. Until then, no response is saved.
   */
  let owner: ResponseOwner | undefined;
  let isPaused = false;
  const unsaved = new Set<Query>();

  async function flush(): Promise<void> {
    const current = owner;
    if (current === undefined) return;
    const { persistQuery } = persisterOf(current);
    for (const query of unsaved) {
      unsaved.delete(query);
      if (mayBeSaved(query)) await persistQuery(query).catch(() => undefined);
      // Stops if the owner changed during the loop, because the remaining queries belong to the former owner.
      if (owner !== current) return;
    }
  }

  function settleOwner(next: ResponseOwner): void {
    if (next === owner) return;
    if (owner !== undefined) unsaved.clear();
    owner = next;
    isPaused = false;
    void takeOver(next).then(() => trimSavedResponses(MAX_SAVED, MAX_AGE_MS, Date.now()));
  }

  return {
    /**
     * Saves a query that has new data. If the owner of the data is not known yet, saves the query as soon as the owner
     * is known. Ignores queries that are never saved, and all queries while saving is paused.
     */
    async save(query: Query): Promise<void> {
      if (!isSavedOffline(query)) return;
      const isUser = query.queryKey[0] === CURRENT_USER && query.state.status === 'success';
      if (isUser) settleOwner((query.state.data as { readonly id: string } | null)?.id ?? null);
      if (isPaused) return;
      unsaved.add(query);
      await flush();
    },

    /** Pauses saving until a response of the server states who is signed in. */
    pause(): void {
      owner = undefined;
      isPaused = true;
      unsaved.clear();
    },

    /**
     * Resolves or rejects like `response`. If there is no network or the response takes long, the query shows the saved
     * response until `response` arrives. With the saved response, the query's state contains the time of saving and a
     * NetworkError. The query for the signed-in member also shows its saved response after a server error.
     */
    async responseOrSaved<T>(query: Query, response: Promise<T>): Promise<T> {
      if (!isSavedOffline(query)) return response;
      const isThere = await settlesIn(response, SERVER_WAIT_MS);
      if (!isThere) await untilResponse(response, showSaved(query));
      return response.catch(async (error: unknown) => {
        const isSavedMember = query.queryKey[0] === CURRENT_USER && !isRefusal(error);
        if (isThere && (isSavedMember || error instanceof NetworkError)) await showSaved(query);
        // Removes the saved data, because the server no longer returns this data.
        if (isRefusal(error)) query.setState({ data: undefined });
        throw error;
      });
    },
  };

  async function showSaved(query: Query): Promise<void> {
    const saved = await savedQuery(query, owner === undefined ? await lastOwner() : owner);
    const isCached = client.getQueryCache().get(query.queryHash) === query;
    // Shows nothing if the response has arrived while the saved response was being read.
    if (!saved || !isCached || query.state.data !== undefined) return;
    const { data, dataUpdatedAt } = saved.state;
    query.setState({
      data,
      dataUpdatedAt,
      isInvalidated: true,
      status: 'error',
      error: new NetworkError(),
    });
  }
}

/** Makes `next` the owner of the responses that are saved from now on, and deletes the data of former members. */
async function takeOver(next: ResponseOwner): Promise<void> {
  if (next !== null) return replaceOwner(next);
  await runWhenNotSigningIn(async () => {
    // Checks again whether the browser may have a session, because a member may have signed in meanwhile in another
    // tab.
    if (!mayHaveSession()) await replaceOwner(null);
  }).catch(() => undefined);
}

async function replaceOwner(next: ResponseOwner): Promise<void> {
  if (await hasFormerMember(next)) {
    const { forgetFormerMembers } = await import('../forget-members');
    await forgetFormerMembers(next);
  }
  await storeLastOwner(next);
  // Deletes the records again, because another tab may have saved responses of a former member meanwhile.
  await deleteRecordsOf({ end: 'ended-elsewhere', current: next }).catch(() => undefined);
}

const savedQuery = (query: Query, owner: ResponseOwner): Promise<PersistedQuery | undefined> =>
  new Promise((resolve) => {
    const nothing = () => resolve(undefined);
    persisterOf(owner)
      .retrieveQuery(query.queryHash, resolve)
      .then((data) => data === undefined && nothing(), nothing);
  });

/**
 * Returns whether the query's data may be saved. Invalidated data may not be saved, because it may not be what this
 * reader sees. For example, data in HTML from the server is what visitors see.
 */
const mayBeSaved = ({ state }: Query): boolean =>
  state.status === 'success' && state.data !== null && !state.isInvalidated;

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/**
 * Waits until `work` ends or the response arrives. If the request fails, also waits for `work`, because the failure is
 * shown together with the result of `work`.
 */
const untilResponse = (response: Promise<unknown>, work: Promise<void>): Promise<unknown> =>
  Promise.race([work, response.catch(() => work)]);

/** Returns whether the promise resolves or rejects within `timeoutMs`. */
async function settlesIn(response: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const settled = response.then(
    () => true,
    () => true,
  );
  const isThere = await Promise.race([settled, late]);
  clearTimeout(timer);
  return isThere;
}
