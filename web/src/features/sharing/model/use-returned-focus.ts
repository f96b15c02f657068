import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when something was begun, once that has ended and took what was
 * focused meanwhile away. The function that is returned keeps what has it now.
 */
export function useReturnedFocus(busy: boolean): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (busy || !(opener.current instanceof HTMLElement)) return;
    const focused = document.activeElement;
    if (focused === document.body || focused instanceof HTMLDialogElement) opener.current.focus();
  }, [busy]);
  return () => {
    opener.current = document.activeElement;
  };
}
