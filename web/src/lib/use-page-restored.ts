import { useEffect, useEffectEvent } from 'react';

/** Calls `listener` when the reader returns to the page and the browser restores it from the back/forward cache. */
export function usePageRestored(listener: () => void): void {
  const restore = useEffectEvent(listener);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
