import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a `<dialog>` as the browser's own modal while its component is there: the focus goes into it, to
 * the dialog itself where that has a `tabIndex`, and back to where it was, or to what `returnTo` finds.
 * `onClose` is asked for with Escape; the dialog stays until its owner takes it away.
 */
export function useModal(
  onClose: () => void,
  returnTo?: () => HTMLElement | null,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onClose, returnTo });
  useEffect(() => {
    latest.current = { onClose, returnTo };
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const cancel = (event: Event) => {
      event.preventDefault();
      latest.current.onClose();
    };
    // Without a click or key before it the browser closes a dialog on Escape without asking.
    const closed = () => !element.open && latest.current.onClose();
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', closed);
    element.showModal();
    if (element.hasAttribute('tabindex')) element.focus();
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('close', closed);
      element.close();
      const target = latest.current.returnTo?.() ?? opener;
      if (target instanceof HTMLElement) target.focus();
    };
  }, []);
  return dialog;
}
