import type { MouseEvent } from 'react';

/** Returns true if the browser must handle a click on a link: a new tab, a new window or a download. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
