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
 * Returns the state of the session. It is 'loading' at least until hydration, because the server's HTML is the same
 * for everyone. If the server does not respond, the saved member counts as signed in. Without a saved member, the
 * reader counts as a visitor.
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
  // Compares with the time of the page load or of the last request. When a canceled plan ends, the member is requested
  // again.
  return isPremiumAt(user, new Date(Math.max(openedAt, dataUpdatedAt))) ? 'premium' : 'free';
}

/**
 * Stores whether the viewer is a visitor, free or premium for the first paint of the next page loads. Stores nothing
 * personal.
 */
export function useSessionHint(): void {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer === null) showLikelySession();
    else rememberViewer(viewer);
  }, [viewer]);
}
