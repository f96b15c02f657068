import type { CurrentUser } from '@contract/schemas/user';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useIsSessionUncertain } from '@/features/accounts/model/use-is-session-uncertain';
import { signInUrl } from '@/lib/sign-in-url';

interface MemberPageProps {
  /**
   * Renders the page. `user` is null while the session loads, and on the server. The page then shows its title, and
   * skeletons with the size of its parts.
   */
  readonly children: (user: CurrentUser | null) => ReactNode;
}

/** Shows a page for members. Sends visitors to the login path, which returns to this page afterwards. */
export function MemberPage({ children }: MemberPageProps) {
  const { state, user } = useCurrentUser();
  // If the session is uncertain, the server may be unreachable, so it cannot redirect. The sign-in page then opens
  // directly.
  const signIn = useIsSessionUncertain() ? '/sign-in' : '/login';
  const { pathname, search } = useLocation();
  if (state === 'signed-out') {
    // Signing out opens the home page. The router's path can be behind the browser's URL, because the router updates in
    // a transition.
    const isLeaving = window.location.pathname !== pathname;
    return isLeaving ? null : <Navigate to={signInUrl(signIn, pathname + search)} replace />;
  }
  return children(user);
}
