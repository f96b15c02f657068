import { useEffect, useRef } from 'react';
import type { AdminTab } from './use-admin-url';

/** Matches a closed panel or dialog that is still in the document for some frames. */
const LEAVING = '[role="tabpanel"]:not([data-selected]), [role="dialog"][data-state="closed"]';
/** The number of frames to wait for a closing dialog to lose the focus. */
const FRAMES = 60;

const isFocusLost = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest(LEAVING) !== null;
};

export const focusTab = (tab: AdminTab): void =>
  document.querySelector<HTMLElement>(`[role="tab"][data-value="${tab}"]`)?.focus();

/**
 * Focuses the open tab after the admin has clicked a link in another tab's panel, because the link disappears with its
 * panel. `q` is the search of the queue. Also runs when `q` changes, because a link can change the search without
 * changing the tab. Stops at the admin's next key press or tap. Otherwise this hook could focus the tab when the admin
 * opens and closes a dialog, although the dialog returns the focus itself.
 */
export function useTabFocus(tab: AdminTab, q: string): void {
  const shown = useRef({ tab, q });
  useEffect(() => {
    if (shown.current.tab === tab && shown.current.q === q) return;
    shown.current = { tab, q };
    const ended = new AbortController();
    let left = FRAMES;
    const look = () => {
      if (isFocusLost()) focusTab(tab);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    ended.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
    for (const act of ['keydown', 'pointerdown'])
      window.addEventListener(act, () => ended.abort(), { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [tab, q]);
}
