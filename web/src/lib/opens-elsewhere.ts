import type { MouseEvent } from 'react';

/** Whether a click opens another tab or window or starts a download, so that the browser must handle it. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
