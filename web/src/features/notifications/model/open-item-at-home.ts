/** Opens an item over the home page, and scrolls to the comment unless it is null. `app` passes it. */
export type OpenItemAtHome = (item: {
  readonly itemId: string;
  readonly commentId: string | null;
}) => void;
