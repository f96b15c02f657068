import { DASHBOARD_FAVORITES } from '@contract/schemas/favorite';
import { call } from '@/services/api-client';
import { queryKeyOf, readQuery } from '@/services/read-query';

export const FAVORITES_KEY = queryKeyOf('listFavorites');

/** A page of the dashboard's list, which starts after the time `after`. */
export const favoritesQuery = (after: string | null) =>
  readQuery('listFavorites', {
    query: { limit: DASHBOARD_FAVORITES, ...(after !== null && { after }) },
  });

export const favoriteQuery = (userId: string) => readQuery('checkFavorite', { params: { userId } });

/** Safe to repeat. Throws like `call`. */
export const sendFavorite = (userId: string, isFavorited: boolean) =>
  call(isFavorited ? 'addFavorite' : 'removeFavorite', { params: { userId } });
