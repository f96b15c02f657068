import { DASHBOARD_FAVORITE_COUNT } from '@contract/schemas/favorite';
import { queryOptionsFor } from '@/services/query-options';

/**
 * Reads a page of the member's favorite sellers, the most recently added first. The page contains sellers that the
 * member added before the time `after`. If `after` is null, it is the first page.
 */
export const favoritesQuery = (after: string | null) =>
  queryOptionsFor('listFavorites', {
    query: { limit: DASHBOARD_FAVORITE_COUNT, ...(after !== null && { after }) },
  });

export const favoriteQuery = (userId: string) =>
  queryOptionsFor('checkFavorite', { params: { userId } });
