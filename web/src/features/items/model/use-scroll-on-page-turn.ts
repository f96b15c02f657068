import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * When the page of the list changes, focuses `top` and scrolls to it. When the list changes, for example during a
 * search, keeps the focus, and scrolls to `top` only if it is above the window. Does nothing after Back and Forward.
 */
export function useScrollOnPageTurn(
  list: string,
  page: number,
  top: RefObject<HTMLElement | null>,
): void {
  const navigation = useNavigationType();
  const last = useRef({ list, page });
  useEffect(() => {
    const before = last.current;
    last.current = { list, page };
    if (before.list === list && before.page === page) return;
    if (navigation === NavigationType.Pop) return;
    const element = top.current;
    if (!element) return;
    if (before.list === list) element.focus({ preventScroll: true });
    const isAbove = element.getBoundingClientRect().top < 0;
    if (before.list === list || isAbove) element.scrollIntoView();
  }, [list, page, navigation, top]);
}
