import { useCallback, useLayoutEffect, useRef } from 'react';

/** The panel that leaves can still be there for a moment, and so can a dialog that closes with it. */
const LEAVING = '[role="tabpanel"], [role="dialog"]';

/**
 * Returns a ref for the panel of the open tab. A link in a panel leaves with what the panel showed, so the panel that it opened gets
 * the focus. A tab that the admin chose keeps it, and so does everything outside of the panels.
 *
 * @param q what the queue searches for. A link in it can change that.
 */
export function usePanelFocus(q: string): (panel: HTMLDivElement | null) => void {
  const panel = useRef<HTMLDivElement>(null);
  const shownQ = useRef(q);
  useLayoutEffect(() => {
    if (shownQ.current === q) return;
    shownQ.current = q;
    if (document.activeElement === document.body) panel.current?.focus();
  }, [q]);
  return useCallback((element: HTMLDivElement | null) => {
    if (element === null) return;
    const isOther = panel.current !== null && panel.current.id !== element.id;
    panel.current = element;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.closest(LEAVING);
    if (isOther && isLost) element.focus();
  }, []);
}
