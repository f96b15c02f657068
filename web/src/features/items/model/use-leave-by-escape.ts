import { useEffect, useEffectEvent } from 'react';
import { topDialog } from '@/components/open-dialogs';

/**
 * Calls `leave` when the user presses Escape. While a dialog is open, does nothing, because Escape then closes the
 * dialog.
 */
export function useLeaveByEscape(isOn: boolean, leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && topDialog() === null) leave();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
