/** Opens an item over the home page. Scrolls to a comment unless its id is null. `app` provides the function. */
export type OpenItemAtHome = (item: {
  readonly itemId: string;
  readonly commentId: string | null;
}) => void;
