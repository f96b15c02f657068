import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { itemToOpen, OPEN_ITEM_EVENT } from './open-item';

const openedItemSchema = z.object({
  itemId: z.string(),
  commentId: z.nullable(z.string()),
  /** Whether to open the form for a reply to the comment with the id `commentId`. */
  isReply: z.optional(z.boolean()),
  /**
   * The number of the list page that contains the item. Null until the reader steps to another item. While it is null,
   * the item is on the list page that the screen shows.
   */
  page: z.nullable(z.int()),
  /**
   * Whether opening the item added an entry to the browser's history. If so, closing the item goes back in the history.
   */
  isPushed: z.boolean(),
});

/** The open item. The browser's history state stores it, so that Back, Forward and a reload restore it. */
export type OpenedItem = z.infer<typeof openedItemSchema>;

const locationStateSchema = z.object({ item: openedItemSchema });

export function openedItemIn(state: unknown): OpenedItem | null {
  return locationStateSchema.safeParse(state).data?.item ?? null;
}

const historyStateSchema = z.object({ usr: z.unknown() });

/**
 * Returns the open item from the browser's history. After fast key presses, React has not yet rendered the current
 * item, but the history already has it. React Router stores its state in `usr`.
 */
export const openedItemNow = (): OpenedItem | null =>
  openedItemIn(historyStateSchema.safeParse(window.history.state).data?.usr);

const leftItemSchema = z.object({ leftItem: z.string() });

/** If the reader followed a link to an item and has closed this item, returns the item's id. Otherwise returns null. */
export const closedItemIdIn = (state: unknown): string | null =>
  leftItemSchema.safeParse(state).data?.leftItem ?? null;

export const historyStateOf = (item: OpenedItem) => ({ item });

/**
 * Opens an item on each `OPEN_ITEM_EVENT`. Adds an entry to the browser's history, or replaces the current entry if an
 * item is already open.
 */
export function useOpenItemEventListener(): void {
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

  // The history entry of the item that is being closed. Going back in the history is asynchronous, so a second press of
  // Escape could otherwise go back twice.
  const closedAt = useRef<string | null>(null);
  const close = useCallback(() => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    if (isPushed) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, state: { leftItem: openedId } });
  }, [navigate, key, pathname, search, isPushed, openedId]);

  return { opened, show, close };
}
