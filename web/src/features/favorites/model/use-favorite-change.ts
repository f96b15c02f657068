import { type Favorite, FAVORITE_MESSAGES, type FavoriteList } from '@contract/schemas/favorite';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { ApiError, errorSentence } from '@/services/api-error';
import { queryKeyOf } from '@/services/query-options';
import { useApiMutation } from '@/services/use-api-mutation';
import { favoriteQuery } from '../api/favorites';

interface Change {
  readonly userId: string;
  readonly isFavorited: boolean;
}

const LISTS = { queryKey: queryKeyOf('listFavorites') };

/**
 * Returns a mutation that adds or removes a favorite, with an optimistic update that is rolled back if the change
 * fails.
 */
export function useFavoriteChange() {
  const { pathname } = useLocation();
  return useApiMutation(
    ({ isFavorited }: Change) => (isFavorited ? 'addFavorite' : 'removeFavorite'),
    {
      input: ({ userId }) => ({ params: { userId } }),
      optimistic: showChange,
      onSuccess: (_state, { isFavorited }) =>
        void showToast({ title: isFavorited ? 'Seller favorited' : 'Seller unfavorited' }),
      failure: (error) => ({ title: 'Error', description: failureOf(error) }),
      signIn: { login: signInUrl('/login', pathname) },
    },
  );
}

/** Applies a change to the cached responses. Returns a function that rolls this change back. */
function showChange({ userId, isFavorited }: Change, client: QueryClient): () => void {
  const { queryKey } = favoriteQuery(userId);
  const state = client.getQueryData(queryKey);
  const lists = client.getQueriesData<FavoriteList>(LISTS);
  client.setQueryData(queryKey, () => ({ isFavorited }));
  if (!isFavorited)
    client.setQueriesData<FavoriteList>(LISTS, (list) => list && withoutSeller(list, userId));
  return () => {
    if (state) client.setQueryData(queryKey, state);
    else client.removeQueries({ queryKey });
    for (const [key, former] of lists) {
      const seller = former?.favorites.find(({ id }) => id === userId);
      if (seller)
        client.setQueryData<FavoriteList>(key, (list) => list && withSeller(list, seller));
    }
  };
}

const withoutSeller = (list: FavoriteList, userId: string): FavoriteList => ({
  ...list,
  favorites: list.favorites.filter(({ id }) => id !== userId),
});

/**
 * Puts a seller back into the list. Sorts the list like the server's response, the most recently added seller first.
 * Keeps all other changes that the member has made to the list since the seller was removed.
 */
const withSeller = (list: FavoriteList, seller: Favorite): FavoriteList => ({
  ...list,
  favorites: [...withoutSeller(list, seller.id).favorites, seller].sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  ),
});

/**
 * Returns the message for a failed change. If the member has reached a limit, this is the server's message, because
 * trying again immediately would fail, too.
 */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && [409, 429].includes(error.status)
    ? errorSentence(error, FAVORITE_MESSAGES.failed)
    : FAVORITE_MESSAGES.failed;
