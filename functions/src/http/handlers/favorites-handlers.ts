import type { favoritesEndpoints } from '@contract/endpoints/favorites';
import type { Favorites } from '../../services/favorites/favorites';
import type { Handlers } from '../handler';

export function createFavoritesHandlers({
  favorites,
}: {
  readonly favorites: Favorites;
}): Handlers<keyof typeof favoritesEndpoints> {
  return {
    listFavorites: ({ query }, reader) => favorites.list(query, reader),
    checkFavorite: ({ params }, reader) => favorites.check(params.userId, reader),
    addFavorite: ({ params }, reader) => favorites.add(params.userId, reader),
    removeFavorite: ({ params }, reader) => favorites.remove(params.userId, reader),
  };
}
