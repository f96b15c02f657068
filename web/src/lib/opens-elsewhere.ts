import type { MouseEvent } from 'react';

/** Whether the browser must handle a click, because it opens a tab or window, or starts a download. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
