import { useEffect, useState } from 'react';

/** The margin below the visible part of the page: the height of one screen. */
const AHEAD = '0px 0px 100% 0px';

/**
 * Returns true when `element` comes near the visible part of the page. If the element is visible at first, it must
 * leave the visible part before. So the first view loads no ads.
 */
export function useComesNear(element: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let wasOutside = false;
    const come = () => {
      stop();
      setNear(true);
    };
    // Created before the other observer, so that it is the first to report that the element is outside.
    const visible = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) wasOutside = true;
      else if (wasOutside) come();
    });
    const ahead = new IntersectionObserver(
      ([entry]) => {
        if (wasOutside && entry?.isIntersecting === true) come();
      },
      { rootMargin: AHEAD },
    );
    const stop = () => {
      visible.disconnect();
      ahead.disconnect();
    };
    visible.observe(element);
    ahead.observe(element);
    return stop;
  }, [element]);
  return isNear;
}
