import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Answers do not get stale, so this refetches what failed or was saved.
        refetchOnReconnect: true,
        staleTime: Infinity,
        // Fails immediately when offline, instead of waiting without an error.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
