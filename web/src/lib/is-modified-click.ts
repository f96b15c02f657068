import type { MouseEvent } from 'react';

/** Returns whether a click opens another tab or window or starts a download. The browser must then handle the click. */
export const isModifiedClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
