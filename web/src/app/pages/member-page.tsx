import type { CurrentUser } from '@contract/schemas/user';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useIsSessionUncertain } from '@/features/accounts/model/use-is-session-uncertain';
import { signInUrl } from '@/lib/sign-in-url';

interface MemberPageProps {
  /**
   * Gets null while the session loads, also on the server. The page then shows its title, and skeletons of the size
   * of its parts.
   */
  readonly children: (user: CurrentUser | null) => ReactNode;
}

/** Shows a page for members. Sends visitors to the login path, which returns to this page afterwards. */
export function MemberPage({ children }: MemberPageProps) {
  const { state, user } = useCurrentUser();
  // With an uncertain session the server may be unreachable and unable to redirect, so the sign-in page opens
  // directly.
  const signIn = useIsSessionUncertain() ? '/sign-in' : '/login';
  const { pathname, search } = useLocation();
  if (state === 'signed-out') {
    // Signing out goes to the home page. The router follows the URL in a transition, so its path can be behind.
    const isLeaving = window.location.pathname !== pathname;
    return isLeaving ? null : <Navigate to={signInUrl(signIn, pathname + search)} replace />;
  }
  return children(user);
}
