import type { Logger } from '../lib/logger';
import { type VerifiedLikes, verifiesEmail } from '../services/likes/verified-likes';
import type { UserChange } from './copy-byline';

interface CountVerifiedLikesParts {
  readonly verifiedLikes: VerifiedLikes;
  readonly log: Logger;
}

/** Events arrive twice and in any order, so it counts by the current state. A failed run is retried. */
export function createCountVerifiedLikes({ verifiedLikes, log }: CountVerifiedLikesParts) {
  return async ({ uid, before, after }: UserChange): Promise<void> => {
    if (!verifiesEmail(before, after)) return;
    try {
      await verifiedLikes.count(uid);
    } catch (error) {
      log.error('verified_likes_failed', { uid, error });
      throw error;
    }
  };
}
