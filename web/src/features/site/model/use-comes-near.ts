import { useEffect, useState } from 'react';

/** One screen ahead. */
const AHEAD = '0px 0px 100% 0px';

/**
 * Returns true from when `element` comes near the visible part of the page, if it was below that part at first. So
 * what is in the first view never loads anything.
 */
export function useComesNear(element: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isInFirstView = isFirst && entry.boundingClientRect.top < window.innerHeight;
        isFirst = false;
        if (!isInFirstView && !entry.isIntersecting) return;
        observer.disconnect();
        setNear(!isInFirstView);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
