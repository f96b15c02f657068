import { queryOptions } from '@tanstack/react-query';
import type { QueuedLikes } from './like-types';

/**
 * The member's queued likes. The query reads the outbox only once. Afterwards, `refreshQueuedLikes` updates the data.
 */
export const queuedLikesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['queuedLikes', memberId],
    queryFn: async (): Promise<QueuedLikes> =>
      (await import('./list-queued-likes')).listQueuedLikes(memberId),
  });
