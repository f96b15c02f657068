import type { Viewer } from '@contract/rules/page-allowance';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetItemsVersion } from '@/services/items-version';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { pauseSaving } from '@/services/saved/keep-queries';
import { onSessionChange } from '@/services/session-channel';
import { currentUserQuery } from '../api/current-user';

export type Authentication =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: CurrentUser }
  | { readonly state: 'signed-out'; readonly user: null };

export function useCurrentUser(): Authentication {
  const { data, isPending } = useQuery(currentUserQuery);
  if (isPending) return { state: 'loading', user: null };
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

const KEY = 'boloboard-member';

/** Whether to render the visitor's view. Uses the last visit while the session loads, so that nothing shifts. */
export const isLikelyVisitor = (state: Authentication['state']): boolean =>
  state === 'signed-out' || (state === 'loading' && lastViewer() === 'visitor');

/** Stores the viewer's plan, and nothing personal, for the first paint of the next visit. */
export function useSessionHint(): void {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer !== null) remember(viewer);
  }, [viewer]);
}

export function lastViewer(): Viewer {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === null) return 'visitor';
    return kept === 'premium' ? 'premium' : 'free';
  } catch {
    return 'visitor';
  }
}

function remember(viewer: Viewer): void {
  try {
    if (viewer === 'visitor') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, viewer);
  } catch {
    // Browsers can block localStorage.
  }
}

/** Refetches all queries when the user signs in or out in another tab. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onSessionChange(() => {
        forgetLiveReads();
        forgetItemsVersion();
        void pauseSaving();
        void queryClient.resetQueries();
      }),
    [queryClient],
  );
}
