import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // When the network is back, refetches only queries that failed or that show saved data. The `staleTime` below
        // prevents refetching all other queries.
        refetchOnReconnect: true,
        staleTime: Infinity,
        // Without a network, a query fails immediately instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
