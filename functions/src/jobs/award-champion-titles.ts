import type { Logger } from '../lib/logger';
import type { MonthEndTitles } from '../services/achievements/month-end-titles';

interface AwardChampionTitlesParts {
  readonly monthEndTitles: MonthEndTitles;
  readonly log: Logger;
}

/** A failed run is not retried, because the next scheduled run does the same. */
export function createAwardChampionTitles({ monthEndTitles, log }: AwardChampionTitlesParts) {
  return async (): Promise<void> => {
    try {
      await monthEndTitles.award();
    } catch (error) {
      log.error('champion_titles_failed', { error });
      throw error;
    }
  };
}
