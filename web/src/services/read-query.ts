import type { Api, EndpointName } from '@contract/endpoints/api';
import type { CallInput } from '@contract/endpoints/define-endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client';
import { ApiError } from './api-error';

/** The key under which a call's answers are cached; without input it matches all of that call's. */
export const queryKeyOf = <N extends EndpointName>(name: N, input?: CallInput<Api[N]>) =>
  input === undefined ? ([name] as const) : ([name, input] as const);

/**
 * The default read: a GET of the contract as query options. A 401 is an error unless `on401` is
 * 'nothing', which yields null.
 */
export function readQuery<N extends EndpointName>(
  name: N,
  input: CallInput<Api[N]>,
  { on401 = 'error' }: { readonly on401?: 'error' | 'nothing' } = {},
) {
  return queryOptions({
    queryKey: queryKeyOf(name, input),
    queryFn: async ({ signal }) => {
      try {
        return (await call(name, input, { signal })) ?? null;
      } catch (error) {
        if (on401 === 'nothing' && error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** For `queryFn`: a failure of any kind is only logged, as `warning`, and yields null. */
export const nullOnFailure =
  <T>(read: (signal: AbortSignal) => Promise<T>, warning: string) =>
  async ({ signal }: { readonly signal: AbortSignal }): Promise<T | null> => {
    try {
      return await read(signal);
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn(warning, error);
      return null;
    }
  };
