import type { Viewer } from '@contract/rules/page-allowance';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rememberViewer, showLikelySession } from '@/lib/likely-session';
import { useIsHydrated } from '@/lib/hydration';
import { currentUserQuery } from '../api/current-user';

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

/** Returns the viewer, or null while the session loads. */
export function useViewer(): Viewer | null {
  const { state, user } = useCurrentUser();
  const { dataUpdatedAt } = useQuery(currentUserQuery);
  const [openedAt] = useState(Date.now);
  if (state === 'loading') return null;
  if (user === null) return 'visitor';
  // The member is read again when a canceled plan has ended.
  return isPremiumAt(user, new Date(Math.max(openedAt, dataUpdatedAt))) ? 'premium' : 'free';
}

/** Stores the viewer's plan, and nothing personal, for the first paint and for the next time that the session loads. */
export function useSessionHint(): void {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer === null) showLikelySession();
    else rememberViewer(viewer);
  }, [viewer]);
}
