import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Responses never become stale, so a reconnect refetches only failed queries and those that show saved data.
        refetchOnReconnect: true,
        staleTime: Infinity,
        // Without a network, a query fails immediately instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
