import { useEffect } from 'react';

/** The id of the search field of the home page. */
export const SEARCH_FIELD = 'search-items';

/** How long to wait for the search field to appear. */
const WAIT_MS = 10_000;

let wantedUntil = 0;

/**
 * Focuses the search field of the home page and shows the list from its start. Call it in the task of a tap, because iOS opens
 * the keyboard only then. Right after a navigation to `/`, the field gets the focus when it is there.
 */
export function focusSearch(): void {
  const field = document.getElementById(SEARCH_FIELD);
  if (!field) {
    wantedUntil = Date.now() + WAIT_MS;
    return;
  }
  wantedUntil = 0;
  field.focus({ preventScroll: true });
  // Focusing it folds what is above the list.
  window.scrollTo(0, 0);
}

/** Dispatched on the search field when Back has ended the search. */
export const SEARCH_ENDED = 'search-ended';

/** Takes the focus from the search field after Back, and unfolds the page. */
export function endSearch(): void {
  const field = document.getElementById(SEARCH_FIELD);
  field?.dispatchEvent(new Event(SEARCH_ENDED, { bubbles: true }));
  field?.blur();
}

/** Focuses the field if `focusSearch` was called before it was there. */
export function useWantedFocus(): void {
  useEffect(() => {
    if (Date.now() > wantedUntil) return;
    // A navigation focuses the page in the effects of the layout, which come later.
    const timer = setTimeout(focusSearch);
    return () => clearTimeout(timer);
  }, []);
}
