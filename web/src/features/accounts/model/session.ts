import type { Viewer } from '@contract/rules/page-allowance';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rememberViewer, showLikelySession } from '@/lib/likely-session';
import { useIsHydrated } from '@/lib/hydration';
import { currentUserQuery } from '../api/current-user';

export type AuthenticationState =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: CurrentUser }
  | { readonly state: 'signed-out'; readonly user: null };

/**
 * Returns the state of the session. It is 'loading' at least until hydration, because the server's HTML is the same
 * for everyone. If the server does not respond, the saved member counts as signed in. Without a saved member, the
 * reader counts as a visitor.
 */
export function useCurrentUser(): AuthenticationState {
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
  // Compares the end of the plan with the time of the page load, or of the last response if it is later. Rendering must
  // not read the clock. When a canceled plan ends, the app requests the member again.
  return isPremiumAt(user, new Date(Math.max(openedAt, dataUpdatedAt))) ? 'premium' : 'free';
}

/**
 * Stores in this browser whether the viewer is a visitor, a free member or a premium member. The next page loads use
 * the stored value for their first paint. Stores nothing personal.
 */
export function useRememberViewer(): void {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer === null) showLikelySession();
    else rememberViewer(viewer);
  }, [viewer]);
}
