import type { MouseEvent } from 'react';

/** Whether a click on a link asks for another tab or window, or a download: the browser's to answer. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
