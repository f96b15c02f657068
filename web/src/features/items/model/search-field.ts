import { useEffect } from 'react';

/** The id of the search field of the home page. */
export const SEARCH_FIELD_ID = 'search-items';

/** The time in milliseconds after `focusSearch` within which the search field still gets the focus when it appears. */
const WAIT_MS = 10_000;

let wantedUntil = 0;

/**
 * Focuses the search field of the home page and scrolls to the start of the list. Call this in the event handler of a
 * tap, because iOS opens the keyboard only during a tap. If the home page is still opening, the field gets the focus
 * when it appears.
 */
export function focusSearch(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (!field) {
    wantedUntil = Date.now() + WAIT_MS;
    return;
  }
  wantedUntil = 0;
  field.focus({ preventScroll: true });
  // Focusing the field folds the parts above the list, so the list then starts at the top of the page.
  window.scrollTo(0, 0);
}

/** The event that `endSearch` dispatches on the search field when the reader presses Back during a search. */
export const SEARCH_ENDED_EVENT = 'search-ended';

/** Removes the focus from the search field after the reader pressed Back, and unfolds the page. */
export function endSearch(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  field?.dispatchEvent(new Event(SEARCH_ENDED_EVENT, { bubbles: true }));
  field?.blur();
}

/** Focuses the search field when it appears, if `focusSearch` was called up to 10 seconds before that. */
export function useRequestedSearchFocus(): void {
  useEffect(() => {
    if (Date.now() > wantedUntil) return;
    // Waits for the next task. After a navigation, the effects of the layout run later than this effect, and they focus
    // the page.
    const timer = setTimeout(focusSearch);
    return () => clearTimeout(timer);
  }, []);
}
