import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { itemToOpen, OPEN_ITEM_EVENT } from './open-item';

const openedItemSchema = z.object({
  itemId: z.string(),
  /** The comment to bring into sight. */
  commentId: z.nullable(z.string()),
  /** The page of the list that it was reached on by previous and next; null: the one on the screen. */
  page: z.nullable(z.int()),
  /** Whether the page without it is one step back in the history. */
  isPushed: z.boolean(),
});

/** The item whose detail is open, as the history keeps it: back, forward and reload find it again. */
export type OpenedItem = z.infer<typeof openedItemSchema>;

const locationStateSchema = z.object({ item: openedItemSchema });

/** The open item in a location's state, whatever else that holds. */
export function openedItemIn(state: unknown): OpenedItem | null {
  return locationStateSchema.safeParse(state).data?.item ?? null;
}

const historyStateSchema = z.object({ usr: z.unknown() });

/**
 * The item that is open now. What is rendered follows a little later, and quick keys are
 * faster; react-router keeps a location's state in the history's, as `usr`.
 */
export const openedItemNow = (): OpenedItem | null =>
  openedItemIn(historyStateSchema.safeParse(window.history.state).data?.usr);

/** The state of a location where `item` is open. */
export const stateWithItem = (item: OpenedItem) => ({ item });

/**
 * Opens an item over the page on the screen when the window's event asks for it. The first one adds to the
 * history; while one is open another takes its place.
 */
export function useOpenItemEvents(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: Event) => {
      const toOpen = itemToOpen(event);
      if (!toOpen) return;
      const before = openedItemNow();
      const item = {
        itemId: toOpen.itemId,
        commentId: toOpen.commentId ?? null,
        page: null,
        isPushed: before?.isPushed ?? true,
      };
      const page = { pathname, search, hash };
      void navigate(page, { replace: before !== null, state: stateWithItem(item) });
    };
    window.addEventListener(OPEN_ITEM_EVENT, open);
    return () => window.removeEventListener(OPEN_ITEM_EVENT, open);
  }, [pathname, search, hash, navigate]);
}

/** The item that is open over the page, and functions to show another one in its place and to close it. */
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

  // Going back takes time: a second press of Escape must not leave the page.
  const closedAt = useRef<string | null>(null);
  const close = useCallback(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (isPushed) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, state: null });
  }, [navigate, key, pathname, search, isPushed]);

  return { opened, show, close };
}
