import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { addOpenDialog } from './open-dialogs';

/**
 * Shows a `<dialog>` as the browser's own modal while its component is there: the focus goes into it, to
 * the dialog itself where that has a `tabIndex`, and back to where it was, or to what `returnTo` finds.
 * `onClose` is called on Escape; the dialog stays until its owner takes it away.
 */
export function useModal(
  onClose: () => void,
  returnTo?: () => HTMLElement | null,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const goBack = useEffectEvent((opener: Element | null) => {
    const target = returnTo?.() ?? opener;
    if (target instanceof HTMLElement) target.focus();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // Without a click or key before it the browser closes a dialog on Escape without asking.
    const closed = () => !element.open && close();
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', closed);
    element.showModal();
    const remove = addOpenDialog(element);
    if (element.hasAttribute('tabindex')) element.focus();
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('close', closed);
      element.close();
      remove();
      goBack(opener);
    };
  }, []);
  return dialog;
}
