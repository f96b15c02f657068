import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openOtherSite } from '@/lib/open-other-site';
import { usePageRestored } from '@/lib/use-page-restored';

/**
 * Tracks the time between a click and the moment when the browser opens a page of Stripe. `isLeaving` is true during
 * this time, and false again when the reader returns with 'Back'.
 */
export function useStripeRedirect() {
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  // Whether the app has started to open Stripe's page. A ref and not a state, because two clicks can come before the
  // next render.
  const hasStarted = useRef(false);
  const stay = useCallback(() => {
    hasStarted.current = false;
    setLeaving(false);
  }, []);
  usePageRestored(stay);
  /** Calls `ask`, which requests the URL of Stripe's page, unless the app has already started to open that page. */
  const start = (ask: () => void) => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setLeaving(true);
    ask();
  };
  /** Opens a page of Stripe, unless the reader has opened another page of the app since the click. */
  const leaveFor = (url: string) => {
    // Compares the path at the click with the path in the browser's URL, because the router updates its own path later
    // than the browser.
    if (window.location.pathname === pathname) openOtherSite(url);
  };
  return { isLeaving, start, leaveFor, stay };
}
