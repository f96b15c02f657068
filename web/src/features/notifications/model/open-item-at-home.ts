/**
 * Opens an item over the home page. If the comment's id is not null, scrolls to the comment. The code in `web/src/app`
 * passes this function to the notifications.
 */
export type OpenItemAtHome = (item: {
  readonly itemId: string;
  readonly commentId: string | null;
}) => void;
