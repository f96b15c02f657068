import { useEffect, useRef } from 'react';
import type { AdminTab } from './use-admin-url';

/** Both can still be there for some frames. */
const LEAVING = '[role="tabpanel"]:not([data-selected]), [role="dialog"][data-state="closed"]';
/** A dialog that held the link leaves with an animation, and then nothing has the focus. */
const FRAMES = 60;

const isFocusLost = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest(LEAVING) !== null;
};

export const focusTab = (tab: AdminTab): void =>
  document.querySelector<HTMLElement>(`[role="tab"][data-value="${tab}"]`)?.focus();

/**
 * Gives the focus to the open tab after a link in a panel led to it, because the link leaves with what the panel showed. It
 * stops at the admin's next key press or tap. Otherwise it could take the focus from a dialog that closes and returns it.
 *
 * @param q what the queue searches for. A link in it can change that.
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
