import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { addOpenDialog } from './open-dialogs';

/**
 * Returns a ref for a modal `<dialog>`. If the dialog has a `tabIndex`, the dialog itself gets the focus. On unmount,
 * the focus returns to the element from `returnTo`. If `returnTo` is not given, the focus returns to the element that
 * opened the dialog. If that element is in a closed menu, the focus returns to the menu's button. The owner must
 * unmount the dialog on `onClose`.
 */
export function useModal(
  onClose: () => void,
  returnTo?: () => HTMLElement | null,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const goBack = useEffectEvent((opener: Element | null) => {
    const target = returnTo?.() ?? (opener && buttonOfMenu(opener)) ?? opener;
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
    // Browsers close a dialog on the second Escape in a row without a `cancel` event. Opens the dialog again, because
    // its owner decides whether it closes.
    const closed = () => {
      if (element.open) return;
      element.showModal();
      close();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', closed);
    // The server renders the dialog open, but not modal. `showModal` throws if the dialog is already open, so this
    // closes it first.
    element.removeAttribute('open');
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

/** If `opener` is in a popover that is closed now, returns the visible button that opens the popover. */
function buttonOfMenu(opener: Element): HTMLElement | undefined {
  const menu = opener.closest('[popover]');
  if (!menu || isRendered(menu)) return undefined;
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`);
  return [...buttons].find(isRendered);
}

/**
 * Returns whether the element is rendered. Also works in browsers without popovers, which always render the content of
 * popovers.
 */
const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
