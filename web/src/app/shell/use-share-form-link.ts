import { SHARE_START_URL, withShareStart } from '@contract/rules/start-url';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { useCurrentUser } from '@/features/accounts/model/session';
import { isModifiedClick } from '@/lib/is-modified-click';

/**
 * Returns the props of a link to the share form. On the home page, the form opens over the current list. A visitor
 * signs in first, and Back returns to the list. An offline visitor only sees a message.
 */
export function useShareFormLink() {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  return {
    to: SHARE_START_URL,
    onClick: (event: MouseEvent) => {
      if (isModifiedClick(event)) return;
      if (!user && !navigator.onLine) {
        event.preventDefault();
        showToast({
          title: 'You are offline',
          description: 'Sign in to share when you are back online.',
        });
      } else if (user && pathname === '/') {
        event.preventDefault();
        const next = { pathname, search: withShareStart(search) };
        void navigate(next, { replace: true, state });
      }
    },
  };
}
