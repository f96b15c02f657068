import { DASHBOARD_FAVORITES } from '@contract/schemas/favorite';
import { readQuery } from '@/services/read-query';

/**
 * Reads a page of the member's favorite sellers, the most recently added first. The page contains sellers that the
 * member added before the time `after`. If `after` is null, it is the first page.
 */
export const favoritesQuery = (after: string | null) =>
  readQuery('listFavorites', {
    query: { limit: DASHBOARD_FAVORITES, ...(after !== null && { after }) },
  });

export const favoriteQuery = (userId: string) => readQuery('checkFavorite', { params: { userId } });
