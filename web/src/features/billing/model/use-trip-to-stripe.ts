import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openOtherSite } from '@/lib/open-other-site';
import { usePageRestored } from '@/lib/use-page-restored';

/** From a click until the browser leaves for a page of Stripe. `isLeaving` ends when the reader comes back by 'Back'. */
export function useTripToStripe() {
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  // Two clicks can come before the next render.
  const hasStarted = useRef(false);
  const stay = useCallback(() => {
    hasStarted.current = false;
    setLeaving(false);
  }, []);
  usePageRestored(stay);
  /** Calls `ask`, unless a trip has started. */
  const start = (ask: () => void) => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setLeaving(true);
    ask();
  };
  /** Leaves, unless the reader has gone to another page of the app meanwhile. */
  const leaveFor = (url: string) => {
    // The router can be behind the address.
    if (window.location.pathname === pathname) openOtherSite(url);
  };
  return { isLeaving, start, leaveFor, stay };
}
