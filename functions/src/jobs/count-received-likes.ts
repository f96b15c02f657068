import type { Logger } from '../lib/logger';
import type { ReceivedLikes } from '../services/achievements/received-likes';

interface CountReceivedLikesParts {
  readonly receivedLikes: ReceivedLikes;
  readonly log: Logger;
}

/** Events arrive twice and in any order, so it counts the current state. A failed run is retried. */
export function createCountReceivedLikes({ receivedLikes, log }: CountReceivedLikesParts) {
  return async (itemId: string): Promise<void> => {
    try {
      await receivedLikes.count(itemId);
    } catch (error) {
      log.error('received_likes_failed', { itemId, error });
      throw error;
    }
  };
}
