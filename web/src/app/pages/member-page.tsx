import type { CurrentUser } from '@contract/schemas/user';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useIsSessionUncertain } from '@/features/accounts/model/use-is-session-uncertain';
import { signInUrl } from '@/lib/sign-in-url';

interface MemberPageProps {
  /**
   * Gets null while the session loads, also on the server. The page then has its title, and skeletons of the size of
   * what follows, which say that they load.
   */
  readonly children: (user: CurrentUser | null) => ReactNode;
}

/** A page for members. Visitors go to the login path, which returns to this page. */
export function MemberPage({ children }: MemberPageProps) {
  const { state, user } = useCurrentUser();
  // The server may be unable to redirect to the sign-in page, too.
  const signIn = useIsSessionUncertain() ? '/sign-in' : '/login';
  const { pathname, search } = useLocation();
  if (state === 'signed-out') {
    // Signing out goes home. The router follows the address in a transition, so it can be behind.
    const isLeaving = window.location.pathname !== pathname;
    return isLeaving ? null : <Navigate to={signInUrl(signIn, pathname + search)} replace />;
  }
  return children(user);
}
