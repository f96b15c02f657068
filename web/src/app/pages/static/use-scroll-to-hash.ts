import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the part that the hash names, unless the browser has, which finds it only in a rendered page. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // After the layout, which scrolls to the top when the path changes.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!part?.matches(':target')) part?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
