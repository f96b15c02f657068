import { DASHBOARD_FAVORITES } from '@contract/schemas/favorite';
import { readQuery } from '@/services/read-query';

/** A page of the member's favorites. It starts after the time `after`, or with the latest if that is null. */
export const favoritesQuery = (after: string | null) =>
  readQuery('listFavorites', {
    query: { limit: DASHBOARD_FAVORITES, ...(after !== null && { after }) },
  });

export const favoriteQuery = (userId: string) => readQuery('checkFavorite', { params: { userId } });
