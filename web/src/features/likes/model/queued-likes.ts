import { queryOptions } from '@tanstack/react-query';

/** What a member's likes that wait in the outbox will be, by item. */
export type QueuedLikes = Readonly<Record<string, boolean>>;

/** Reads the outbox once. `refreshQueuedLikes` follows its changes. */
export const queuedLikesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['queuedLikes', memberId],
    queryFn: async (): Promise<QueuedLikes> =>
      (await import('./list-queued-likes')).listQueuedLikes(memberId),
  });
