import { useEffect, useState } from 'react';

/** One screen ahead. */
const AHEAD = '0px 0px 100% 0px';

/**
 * Returns true from when `element` comes near the visible part of the page from below. So what is in the first view
 * loads nothing.
 */
export function useComesNear(element: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let wasBelow = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        wasBelow ||= entry.boundingClientRect.top >= window.innerHeight;
        if (!wasBelow || !entry.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
