import type { Viewer } from '@contract/rules/page-allowance';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rememberViewer, showLikelySession } from '@/lib/likely-session';
import { useIsHydrated } from '@/lib/hydration';
import { blocksVersion } from '@/services/blocks-version';
import { forgetItemsVersion } from '@/services/items-version';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { pauseSaving } from '@/services/saved/keep-queries';
import { queryKeyOf } from '@/services/read-query';
import { announceSessionChange, onSessionChange } from '@/services/session-channel';
import { onUnauthorized } from '@/services/unauthorized';
import { currentUserQuery, forgetOthersThanCurrentUser } from '../api/current-user';

export type Authentication =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: CurrentUser }
  | { readonly state: 'signed-out'; readonly user: null };

/**
 * The session loads at least until hydration, because the server's HTML is the same for everyone. If the server cannot
 * say who is signed in, the saved member counts as signed in, or nobody if there is none.
 */
export function useCurrentUser(): Authentication {
  const isHydrated = useIsHydrated();
  const { data, isFetched } = useQuery(currentUserQuery);
  if (!isHydrated) return { state: 'loading', user: null };
  if (data) return { state: 'signed-in', user: data };
  return { state: isFetched || data === null ? 'signed-out' : 'loading', user: null };
}

/** True if the server could not say who is signed in, and no member is saved. */
export function useIsSessionUncertain(): boolean {
  const { data, isFetched } = useQuery(currentUserQuery);
  return data === undefined && isFetched;
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

/**
 * Refetches all queries when the user signs in or out in another tab, and some when they block or unblock somebody. When the
 * session ends here, forgets the member's answers and tells the other tabs.
 */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  const shownId = useShownMember();
  useCheckAfterUnauthorized();
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'blocks-changed') {
          for (const name of BLOCKED)
            void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) });
          return;
        }
        shownId.current = null;
        forgetLiveReads();
        forgetItemsVersion();
        blocksVersion.forget();
        void pauseSaving();
        void queryClient.resetQueries();
      }),
    [queryClient, shownId],
  );
}

/** Forgets a member's answers when another member, or nobody, is signed in here. Returns a ref with the shown member's id. */
function useShownMember() {
  const queryClient = useQueryClient();
  const { data } = useQuery(currentUserQuery);
  const id = data === undefined ? undefined : (data?.id ?? null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    const former = shown.current;
    shown.current = id;
    if (former === null || former === id) return;
    forgetLiveReads();
    announceSessionChange(id === null ? 'signed-out' : 'signed-in');
    void forgetOthersThanCurrentUser(queryClient);
  }, [id, queryClient]);
  return shown;
}

/** Asks who is signed in after a call of a member got a 401. */
function useCheckAfterUnauthorized(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onUnauthorized(() => {
        const { queryKey } = currentUserQuery;
        if (queryClient.getQueryData(queryKey))
          void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
      }),
    [queryClient],
  );
}
