import { useEffect, useRef } from 'react';
import type { AdminTab } from './use-admin-address';

/** It can still be there for a frame. */
const FORMER_PANEL = '[role="tabpanel"]:not([data-selected])';

export const focusTab = (tab: AdminTab): void =>
  document.querySelector<HTMLElement>(`[role="tab"][data-value="${tab}"]`)?.focus();

/**
 * Gives the focus to the open tab after a link in a panel led to it, because the link leaves with what the panel showed.
 *
 * @param q what the queue searches for. A link in it can change that.
 */
export function useTabFocus(tab: AdminTab, q: string): void {
  const shown = useRef({ tab, q });
  useEffect(() => {
    if (shown.current.tab === tab && shown.current.q === q) return;
    shown.current = { tab, q };
    // A dialog that held the link closes first.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body || focused.closest(FORMER_PANEL);
      if (isLost) focusTab(tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [tab, q]);
}
