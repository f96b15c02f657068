import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Responses never count as outdated, so a reconnect refetches only queries that failed or that show saved data.
        refetchOnReconnect: true,
        staleTime: Infinity,
        // Without a network, a query fails immediately instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
