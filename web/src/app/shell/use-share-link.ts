import { SHARE_ADDRESS, withShareStart } from '@contract/rules/start-address';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The props of a link to the share form. On the home page, it opens the form over the list as it is, with its search. */
export function useShareLink() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    to: SHARE_ADDRESS,
    onClick: (event: MouseEvent) => {
      if (pathname !== '/') return;
      event.preventDefault();
      void navigate({ pathname, search: withShareStart(search) }, { replace: true });
    },
  };
}
