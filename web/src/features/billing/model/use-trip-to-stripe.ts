import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openOtherSite } from '@/lib/open-other-site';
import { usePageRestored } from '@/lib/use-page-restored';

/**
 * Handles the time from a click until the browser leaves for a page of Stripe. `isLeaving` becomes false again when
 * the reader comes back with 'Back'.
 */
export function useTripToStripe() {
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  // A ref, because two clicks can come before the next render.
  const hasStarted = useRef(false);
  const stay = useCallback(() => {
    hasStarted.current = false;
    setLeaving(false);
  }, []);
  usePageRestored(stay);
  /** Calls `ask`, unless the browser is about to leave already. */
  const start = (ask: () => void) => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setLeaving(true);
    ask();
  };
  /** Opens the page, unless the reader has gone to another page of the app meanwhile. */
  const leaveFor = (url: string) => {
    // Compares with the URL of the browser, because the router can be behind it.
    if (window.location.pathname === pathname) openOtherSite(url);
  };
  return { isLeaving, start, leaveFor, stay };
}
