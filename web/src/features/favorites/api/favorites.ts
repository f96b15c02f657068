import { DASHBOARD_FAVORITES } from '@contract/schemas/favorite';
import { readQuery } from '@/services/read-query';

/** A page of the dashboard's list, which starts after the time `after`. */
export const favoritesQuery = (after: string | null) =>
  readQuery('listFavorites', {
    query: { limit: DASHBOARD_FAVORITES, ...(after !== null && { after }) },
  });

export const favoriteQuery = (userId: string) => readQuery('checkFavorite', { params: { userId } });
