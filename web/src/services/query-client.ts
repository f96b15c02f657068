import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // A reconnect refetches only queries that failed or that show saved data, because all other responses never
        // count as outdated.
        refetchOnReconnect: true,
        staleTime: Infinity,
        // Without a network, a query fails immediately instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
