import { QueryClient } from '@tanstack/react-query';

/** Reads once and keeps: no retries, no refetching, never stale unless a read says otherwise (spec 1 §1). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        // A read without a network fails at once and says so, rather than waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
