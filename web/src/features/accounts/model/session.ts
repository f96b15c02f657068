import type { Viewer } from '@contract/rules/page-allowance';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rememberViewer, showLikelySession } from '@/lib/likely-session';
import { useIsHydrated } from '@/lib/hydration';
import { blocksVersion } from '@/services/blocks-version';
import { forgetItemsVersion } from '@/services/items-version';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { pauseSaving } from '@/services/saved/keep-queries';
import { queryKeyOf } from '@/services/read-query';
import { onSessionChange } from '@/services/session-channel';
import { currentUserQuery } from '../api/current-user';

export type Authentication =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: CurrentUser }
  | { readonly state: 'signed-out'; readonly user: null };

/**
 * The session loads at least until hydration, because the server's HTML is the same for everyone. If the server cannot
 * say who is signed in, it keeps loading.
 */
export function useCurrentUser(): Authentication {
  const isHydrated = useIsHydrated();
  const { data } = useQuery(currentUserQuery);
  if (data === undefined || !isHydrated) return { state: 'loading', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
}

/** Returns the viewer, or null while the session loads. */
export function useViewer(): Viewer | null {
  const { state, user } = useCurrentUser();
  const [now] = useState(() => new Date());
  if (state === 'loading') return null;
  if (user === null) return 'visitor';
  return isPremiumAt(user, now) ? 'premium' : 'free';
}

/** Stores the viewer's plan, and nothing personal, for the first paint and for the next time that the session loads. */
export function useSessionHint(): void {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer === null) showLikelySession();
    else rememberViewer(viewer);
  }, [viewer]);
}

/** What depends on whom the member has blocked. */
const BLOCKED = [
  'getCurrentUser',
  'listBlockedMembers',
  'listItems',
  'getProfile',
  'getProfileStats',
  'listFavorites',
] as const;

/** Refetches all queries when the user signs in or out in another tab, and some when they block or unblock somebody. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'blocks-changed') {
          for (const name of BLOCKED)
            void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) });
          return;
        }
        forgetLiveReads();
        forgetItemsVersion();
        blocksVersion.forget();
        void pauseSaving();
        void queryClient.resetQueries();
      }),
    [queryClient],
  );
}
