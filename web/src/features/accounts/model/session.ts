import type { Viewer } from '@contract/rules/page-allowance';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { onSessionChange } from '@/services/session-channel';
import { currentUserQuery } from '../api/current-user';

export type Authentication =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: CurrentUser }
  | { readonly state: 'signed-out'; readonly user: null };

/** Who is signed in, as one of three states. */
export function useCurrentUser(): Authentication {
  const { data, isPending } = useQuery(currentUserQuery);
  if (isPending) return { state: 'loading', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
}

/** Returns the viewer by page rights, or null while the session is not known. */
export function useViewer(): Viewer | null {
  const { state, user } = useCurrentUser();
  const [now] = useState(() => new Date());
  if (state === 'loading') return null;
  if (user === null) return 'visitor';
  return isPremiumAt(user, now) ? 'premium' : 'free';
}

const KEY = 'boloboard-member';

/**
 * Whether to show what visitors see. Until it is known who is signed in this goes by the last visit, so
 * that the page is right from its first paint and nothing moves when the answer comes.
 */
export const isLikelyVisitor = (state: Authentication['state']): boolean =>
  state === 'signed-out' || (state === 'loading' && lastViewer() === 'visitor');

/** Remembers for the next visit whether somebody was signed in and had Premium; nothing about who. */
export function useSessionHint(): void {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer !== null) remember(viewer);
  }, [viewer]);
}

/** Who looked at the last visit. */
export function lastViewer(): Viewer {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === null) return 'visitor';
    return kept === 'premium' ? 'premium' : 'free';
  } catch {
    // Storage may be forbidden; then every visit begins as a visitor's.
    return 'visitor';
  }
}

function remember(viewer: Viewer): void {
  try {
    if (viewer === 'visitor') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, viewer);
  } catch {
    // As above.
  }
}

/** Refetches all queries when the user signs in or out in another tab. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onSessionChange(() => {
        forgetLiveReads();
        void queryClient.resetQueries();
      }),
    [queryClient],
  );
}
