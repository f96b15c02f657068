import type { Api, EndpointName } from '@contract/endpoints/api';
import type { CacheableCallName, CallInput, CallOutput } from '@contract/endpoints/define-endpoint';
import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { call } from './api-client';
import { NetworkError, requireAuthorized } from './api-error';

/** Returns the query key of a call. Without `input`, the key matches all queries of the endpoint. */
export const queryKeyOf = <N extends EndpointName>(name: N, input?: CallInput<Api[N]>) =>
  input === undefined ? ([name] as const) : ([name, input] as const);

/** The options of TanStack Query that a read can set. All times are in milliseconds. */
interface ReadOptions {
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchInterval?: number;
  readonly refetchOnWindowFocus?: boolean;
}

/** Returns the query options for a call. The row of the call must have `reads`. */
export const queryOptionsFor = <N extends CacheableCallName<Api>>(
  name: N,
  input: CallInput<Api[N]>,
  options: ReadOptions = {},
) =>
  queryOptions({
    ...options,
    queryKey: queryKeyOf(name, input),
    queryFn: async ({ signal }) => {
      const response: CallOutput<Api[N]> | undefined = await call(name, input, { signal });
      return requireAuthorized(response);
    },
  });

/**
 * Wraps a `queryFn`. If the wrapped function fails, logs `warning` and returns the cached data or null. Still rejects
 * without a network, and if the request was canceled.
 */
export const cachedOrNullOnFailure =
  <T>(read: (signal: AbortSignal) => Promise<T>, warning: string) =>
  async ({ signal, client, queryKey }: QueryFunctionContext): Promise<T | null> => {
    try {
      return await read(signal);
    } catch (error) {
      // Rejects without a network, because the saved response is then shown.
      if (signal.aborted || error instanceof NetworkError) throw error;
      console.warn(warning, error);
      return client.getQueryData<T>(queryKey) ?? null;
    }
  };

/** Returns the response of a query, or the saved response if there is no network. Rejects if no response is saved. */
export async function readQueryOrSavedResponse<T>(
  client: QueryClient,
  query: { readonly queryKey: QueryKey; queryFn?(context: QueryFunctionContext): T | Promise<T> },
): Promise<T> {
  try {
    return await client.query(query);
  } catch (error) {
    const saved = client.getQueryData<T>(query.queryKey);
    if (saved !== undefined && error instanceof NetworkError) return saved;
    throw error;
  }
}
