import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { itemListSearchParams, type ItemListView } from './item-list-view';

/**
 * After a page is turned, the focus and the scroll go to `top`; for another list only the scroll, so that
 * typing goes on. Back and forward keep the scroll position that the browser restores.
 */
export function usePageTurn(view: ItemListView, top: RefObject<HTMLElement | null>): void {
  const navigation = useNavigationType();
  const { page } = view;
  const list = itemListSearchParams({ ...view, page: 1 }).toString();
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
