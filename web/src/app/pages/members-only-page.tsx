import type { CurrentUser } from '@contract/schemas/user';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useIsSessionUncertain } from '@/features/accounts/model/use-is-session-uncertain';
import { signInUrl } from '@/lib/sign-in-url';

interface MembersOnlyPageProps {
  /**
   * Renders the page. `user` is null while the session loads, and on the server. The page then shows its title, and
   * skeletons with the size of its content.
   */
  readonly children: (user: CurrentUser | null) => ReactNode;
}

/** A page that only members can open. Sends visitors to the login URL, which returns to this page after signing in. */
export function MembersOnlyPage({ children }: MembersOnlyPageProps) {
  const { state, user } = useCurrentUser();
  // If the app could not find out whether there is a session, the server may be unreachable. The login URL needs the
  // server for its redirect, so the app then opens the sign-in page directly.
  const signIn = useIsSessionUncertain() ? '/sign-in' : '/login';
  const { pathname, search } = useLocation();
  if (state === 'signed-out') {
    // Does not redirect if the URL has already changed, because signing out opens the home page. The path in the router
    // can be older than the browser's URL, because the router updates in a transition.
    const isLeaving = window.location.pathname !== pathname;
    return isLeaving ? null : <Navigate to={signInUrl(signIn, pathname + search)} replace />;
  }
  return children(user);
}
