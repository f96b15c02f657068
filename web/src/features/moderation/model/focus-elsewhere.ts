const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"])';
const DIALOGS = 'dialog, [role="dialog"]';
/** It gives the focus back a moment after it closes. */
const CLOSED_MENU = '[role="menu"][data-state="closed"]';

/**
 * Whether the admin has gone on to something other than the entries in `list`, such as typing. Then nothing may move the focus,
 * because letters decide where it goes.
 */
export function isFocusElsewhere(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  if (focused.matches(TEXT_FIELDS)) return true;
  return !list?.contains(focused) && focused.closest(`${DIALOGS}, ${CLOSED_MENU}`) === null;
}
