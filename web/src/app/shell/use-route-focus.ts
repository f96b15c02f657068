import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page, moves the focus to `target`, so that keyboard and reader start at its top. */
export function useRouteFocus(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}
