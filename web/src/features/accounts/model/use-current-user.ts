import type { Viewer } from '@contract/rules/page-allowance';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
