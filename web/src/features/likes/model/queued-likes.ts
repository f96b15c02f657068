import { queryOptions } from '@tanstack/react-query';
import type { QueuedLikes } from './member-like';

/** The member's queued likes. Reads the outbox only once; `refreshQueuedLikes` updates the data. */
export const queuedLikesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['queuedLikes', memberId],
    queryFn: async (): Promise<QueuedLikes> =>
      (await import('./list-queued-likes')).listQueuedLikes(memberId),
  });
