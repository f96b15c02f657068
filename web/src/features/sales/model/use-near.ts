import { useEffect, useRef, useState } from 'react';

/** Half a screen ahead, so that the code is often there when the reader is. */
const MARGIN = '50% 0px';

/** `isNear` becomes true when the reader scrolls near the element, and stays true. */
export function useNear<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
