import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type OpenedItem, openedItemIn, stateWithItem } from './opened-item';

/** The item that is open over the board, the way to another one in its place, and the way out. */
export function useOpenedItem() {
  const location = useLocation();
  const { key, pathname, search } = location;
  const navigate = useNavigate();
  const opened = openedItemIn(location.state);
  const isPushed = opened?.isPushed ?? false;

  const show = useCallback(
    ({ itemId, page }: Pick<OpenedItem, 'itemId' | 'page'>) =>
      void navigate(
        { pathname, search },
        { replace: true, state: stateWithItem({ itemId, page, commentId: null, isPushed }) },
      ),
    [navigate, pathname, search, isPushed],
  );

  // Going back takes a moment: a second press of Escape must not leave the board.
  const closedAt = useRef<string | null>(null);
  const close = useCallback(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (isPushed) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, state: null });
  }, [navigate, key, pathname, search, isPushed]);

  return { opened, show, close };
}
