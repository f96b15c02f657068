import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { itemToOpen, OPEN_ITEM_EVENT } from './open-item';
import { openedItemNow, stateWithItem } from './opened-item';

/**
 * Hears the window's event and opens the item over the board: on the address shown where that is the
 * board, else on the board. The first one adds to the history; while one is open another takes its place.
 */
export function useOpenItemEvents(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: Event) => {
      const asked = itemToOpen(event);
      if (!asked) return;
      const before = openedItemNow();
      const item = {
        itemId: asked.itemId,
        commentId: asked.commentId ?? null,
        page: null,
        isPushed: before?.isPushed ?? true,
      };
      const board = pathname === '/' ? { pathname, search } : '/';
      void navigate(board, { replace: before !== null, state: stateWithItem(item) });
    };
    window.addEventListener(OPEN_ITEM_EVENT, open);
    return () => window.removeEventListener(OPEN_ITEM_EVENT, open);
  }, [pathname, search, navigate]);
}
