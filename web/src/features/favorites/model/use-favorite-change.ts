import { type Favorite, FAVORITE_MESSAGES, type FavoriteList } from '@contract/schemas/favorite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { ApiError, errorSentence, isUnauthorized } from '@/services/api-error';
import { favoriteQuery, FAVORITES_KEY, sendFavorite } from '../api/favorites';

interface Change {
  readonly userId: string;
  readonly isFavorited: boolean;
}

/** Adds and removes favorites. Shows the change immediately, and the former state again if the server refuses it. */
export function useFavoriteChange() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const signInAgain = useSignInAgain(signInAddress('/login', pathname));
  const lists = { queryKey: FAVORITES_KEY };
  return useMutation({
    mutationFn: ({ userId, isFavorited }: Change) => sendFavorite(userId, isFavorited),
    onMutate: async ({ userId, isFavorited }) => {
      const { queryKey } = favoriteQuery(userId);
      await Promise.all([client.cancelQueries({ queryKey }), client.cancelQueries(lists)]);
      const before = {
        state: client.getQueryData(queryKey),
        lists: client.getQueriesData<FavoriteList>(lists),
      };
      client.setQueryData(queryKey, () => ({ isFavorited }));
      if (!isFavorited)
        client.setQueriesData<FavoriteList>(lists, (list) => list && withoutSeller(list, userId));
      return before;
    },
    onSuccess: (_state, { isFavorited }) => {
      showToast({ title: isFavorited ? 'Seller favorited' : 'Seller unfavorited' });
      if (isFavorited) void client.invalidateQueries(lists);
    },
    onError: (error, { userId }, before) => {
      const { queryKey } = favoriteQuery(userId);
      if (before?.state) client.setQueryData(queryKey, before.state);
      else client.removeQueries({ queryKey });
      for (const [key, former] of before?.lists ?? []) {
        const seller = former?.favorites.find(({ id }) => id === userId);
        if (seller)
          client.setQueryData<FavoriteList>(key, (list) => list && withSeller(list, seller));
      }
      if (isUnauthorized(error)) signInAgain();
      else showToast({ title: 'Error', description: failureOf(error), variant: 'destructive' });
    },
  });
}

const withoutSeller = (list: FavoriteList, userId: string): FavoriteList => ({
  ...list,
  favorites: list.favorites.filter(({ id }) => id !== userId),
});

/** Leaves other changes since then as they are. The latest favorite is the first, as the server returns them. */
const withSeller = (list: FavoriteList, seller: Favorite): FavoriteList => ({
  ...list,
  favorites: [...withoutSeller(list, seller.id).favorites, seller].sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  ),
});

/** At a limit it shows the reason, because trying again right away fails too. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && [409, 429].includes(error.status)
    ? errorSentence(error, FAVORITE_MESSAGES.failed)
    : FAVORITE_MESSAGES.failed;
