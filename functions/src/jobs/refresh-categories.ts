import type { Logger } from '../lib/logger';
import type { CategoryRefresh } from '../services/categories/category-refresh';

interface RefreshCategoriesParts {
  readonly categoryRefresh: CategoryRefresh;
  readonly log: Logger;
}

/** A failed run is not retried: instances keep the stored tree until the next day's run. */
export function createRefreshCategories({
  categoryRefresh,
  log,
}: RefreshCategoriesParts): () => Promise<void> {
  return async () => {
    try {
      await categoryRefresh.refresh();
    } catch (error) {
      log.error('categories_refresh_failed', { error });
      throw error;
    }
  };
}
