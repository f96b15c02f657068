import { useEffect, useState } from 'react';

/** One screen below the visible part of the page. */
const AHEAD = '0px 0px 100% 0px';

/**
 * Returns true from when `element` comes near the visible part of the page. What is visible at first has to leave it
 * before, so the first view loads nothing.
 */
export function useComesNear(element: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let wasOutside = false;
    const come = () => {
      stop();
      setNear(true);
    };
    // The first one to look, so that it knows first what is outside.
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
