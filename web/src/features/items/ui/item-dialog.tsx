import { type PointerEvent, type ReactNode, type MouseEvent, useRef } from 'react';
import { Button } from '@/components/button';
import { CloseIcon } from '@/components/icons';
import { useModal } from '@/components/use-modal';
import { focusTargetsOfRemovedItems } from '../model/focus-targets-of-removed-items';
import { findItemLink } from './item-card';
import styles from './item-dialog.module.css';

export const ITEM_TITLE_ID = 'item-detail-title';

const IS_SERVER = typeof document === 'undefined';

interface ItemDialogProps {
  readonly itemId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The dialog of an open item. When it closes, the card of the last item that the dialog showed gets the focus. If that
 * item was removed, the card beside it gets the focus.
 */
export function ItemDialog({ itemId, onClose, children }: ItemDialogProps) {
  const dialog = useModal(
    onClose,
    () => focusTargetsOfRemovedItems.get(itemId) ?? findItemLink(itemId),
  );
  const isPressedOutside = useRef(false);
  const isOutside = (event: PointerEvent | MouseEvent) =>
    event.target === dialog.current && !holds(dialog.current, event);
  return (
    <dialog
      ref={dialog}
      open={IS_SERVER}
      suppressHydrationWarning
      className={styles.sheet}
      tabIndex={-1}
      aria-labelledby={ITEM_TITLE_ID}
      aria-label="Item"
      onPointerDown={(event) => (isPressedOutside.current = isOutside(event))}
      // Does not close the dialog if the user selects text and releases the pointer on the backdrop.
      onClick={(event) => isPressedOutside.current && isOutside(event) && onClose()}
    >
      <Button
        data-keep-visible
        variant="outline"
        aria-label="Close"
        className={styles.close}
        onClick={onClose}
      >
        <CloseIcon />
      </Button>
      {children}
    </dialog>
  );
}

function holds(element: Element, { clientX, clientY }: PointerEvent | MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
