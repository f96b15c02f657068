import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { itemToOpen, OPEN_ITEM_EVENT } from './open-item';
import { openedItemIn, stateWithItem } from './opened-item';

/**
 * Hears the window's event and opens the item over the board: on the address shown where that is the
 * board, else on the board. The first one adds to the history; while one is open another takes its place.
 */
export function useOpenItemEvents(): void {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const opened = openedItemIn(location.state);
  const isOpen = opened !== null;
  const isPushed = opened?.isPushed ?? true;
  // Two events in a row come before the address of the first is rendered.
  const hasOpened = useRef(false);
  useEffect(() => {
    hasOpened.current = isOpen;
    const open = (event: Event) => {
      const asked = itemToOpen(event);
      if (!asked) return;
      const item = { itemId: asked.itemId, commentId: asked.commentId ?? null, page: null };
      const board = pathname === '/' ? { pathname, search } : '/';
      void navigate(board, {
        replace: hasOpened.current,
        state: stateWithItem({ ...item, isPushed }),
      });
      hasOpened.current = true;
    };
    window.addEventListener(OPEN_ITEM_EVENT, open);
    return () => window.removeEventListener(OPEN_ITEM_EVENT, open);
  }, [pathname, search, isOpen, isPushed, navigate]);
}
