import { queryOptions } from '@tanstack/react-query';
import type { QueuedLikes } from './member-like';

/** Reads the outbox once. `refreshQueuedLikes` follows its changes. */
export const queuedLikesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['queuedLikes', memberId],
    queryFn: async (): Promise<QueuedLikes> =>
      (await import('./list-queued-likes')).listQueuedLikes(memberId),
  });
