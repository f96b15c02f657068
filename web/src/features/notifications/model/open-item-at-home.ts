/**
 * Opens an item over the home page. If the comment's id is not null, scrolls to the comment. `app` provides this
 * function.
 */
export type OpenItemAtHome = (item: {
  readonly itemId: string;
  readonly commentId: string | null;
}) => void;
