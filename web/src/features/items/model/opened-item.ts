import * as z from 'zod/mini';

const openedItemSchema = z.object({
  itemId: z.string(),
  /** The comment to bring into sight. */
  commentId: z.nullable(z.string()),
  /** The page of the list that it was reached on by previous and next; null: the one on the screen. */
  page: z.nullable(z.int()),
  /** Whether the history has the board without it one step back. */
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
 * The item that is open at this moment. What is rendered follows a little later, and quick keys are
 * faster; react-router keeps a location's state in the history's, as `usr`.
 */
export const openedItemNow = (): OpenedItem | null =>
  openedItemIn(historyStateSchema.safeParse(window.history.state).data?.usr);

/** The state of a location where `item` is open. */
export const stateWithItem = (item: OpenedItem) => ({ item });
