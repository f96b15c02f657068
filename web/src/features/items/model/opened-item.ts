import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { itemToOpen, OPEN_ITEM_EVENT } from './open-item';

const openedItemSchema = z.object({
  itemId: z.string(),
  commentId: z.nullable(z.string()),
  /** Whether the form for a reply to the comment is open. */
  isReply: z.optional(z.boolean()),
  /** The list page that contains the item. Null before the first step from item to item: the page on the screen. */
  page: z.nullable(z.int()),
  /** Whether a history entry was pushed for the item, so that closing goes back. */
  isPushed: z.boolean(),
});

/** The open item. The history state holds it, so that back, forward and reload restore it. */
export type OpenedItem = z.infer<typeof openedItemSchema>;

const locationStateSchema = z.object({ item: openedItemSchema });

export function openedItemIn(state: unknown): OpenedItem | null {
  return locationStateSchema.safeParse(state).data?.item ?? null;
}

const historyStateSchema = z.object({ usr: z.unknown() });

/**
 * Returns the open item from the history, because rendering lags behind fast key presses. React Router stores its
 * state in `usr`.
 */
export const openedItemNow = (): OpenedItem | null =>
  openedItemIn(historyStateSchema.safeParse(window.history.state).data?.usr);

const leftItemSchema = z.object({ leftItem: z.string() });

/** Returns the id of the closed item whose link led to this page, or null. */
export const leftItemIn = (state: unknown): string | null =>
  leftItemSchema.safeParse(state).data?.leftItem ?? null;

export const historyStateOf = (item: OpenedItem) => ({ item });

/** Opens items on `OPEN_ITEM_EVENT`. Pushes a history entry, or replaces it if an item is already open. */
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
      void navigate(page, { replace: before !== null, state: historyStateOf(item) });
    };
    window.addEventListener(OPEN_ITEM_EVENT, open);
    return () => window.removeEventListener(OPEN_ITEM_EVENT, open);
  }, [pathname, search, hash, navigate]);
}

export function useOpenedItem() {
  const location = useLocation();
  const { key, pathname, search } = location;
  const navigate = useNavigate();
  const opened = openedItemIn(location.state);
  const isPushed = opened?.isPushed ?? false;
  const openedId = opened?.itemId;

  const show = useCallback(
    ({ itemId, page }: Pick<OpenedItem, 'itemId' | 'page'>) =>
      void navigate(
        { pathname, search },
        { replace: true, state: historyStateOf({ itemId, page, commentId: null, isPushed }) },
      ),
    [navigate, pathname, search, isPushed],
  );

  // Going back is asynchronous, so this prevents a second Escape from going back twice.
  const closedAt = useRef<string | null>(null);
  const close = useCallback(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (isPushed) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, state: { leftItem: openedId } });
  }, [navigate, key, pathname, search, isPushed, openedId]);

  return { opened, show, close };
}
