import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the part that the hash names. The browser cannot, because the page loads after it has looked. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // After the layout, which scrolls to the top when the path changes.
    const frame = requestAnimationFrame(() =>
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
