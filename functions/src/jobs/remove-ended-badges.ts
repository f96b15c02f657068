import type { Logger } from '../lib/logger';
import type { EndedBadges } from '../services/accounts/ended-badges';

interface RemoveEndedBadgesParts {
  readonly endedBadges: EndedBadges;
  readonly log: Logger;
}

/** A failed run is not retried, because the next scheduled run continues it. */
export function createRemoveEndedBadges({ endedBadges, log }: RemoveEndedBadgesParts) {
  return async (): Promise<void> => {
    try {
      await endedBadges.remove();
    } catch (error) {
      log.error('badge_removal_failed', { error });
      throw error;
    }
  };
}
