import { DASHBOARD_FAVORITES } from '@contract/schemas/favorite';
import { readQuery } from '@/services/read-query';

/**
 * Reads a page of the member's favorites: those that were added before the time `after`, or the latest if `after` is
 * null.
 */
export const favoritesQuery = (after: string | null) =>
  readQuery('listFavorites', {
    query: { limit: DASHBOARD_FAVORITES, ...(after !== null && { after }) },
  });

export const favoriteQuery = (userId: string) => readQuery('checkFavorite', { params: { userId } });
