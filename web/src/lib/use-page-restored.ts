import { useEffect, useEffectEvent } from 'react';

/** Calls `listener` when the reader returns and the browser restores the page as it was left (back/forward cache). */
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
