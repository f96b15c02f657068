import { chakra } from '@chakra-ui/react/styled-system';
import { type PointerEvent, type ReactNode, type MouseEvent, useRef } from 'react';
import { Button } from '@/components/button';
import { CloseIcon } from '@/components/icons';
import { useModal } from '@/components/use-modal';
import { findItemLink } from './item-card';

export const ITEM_TITLE_ID = 'item-detail-title';

const Sheet = chakra('dialog', {
  base: {
    m: 'auto',
    p: '0',
    w: { base: '100vw', md: 'min(72rem, 100vw - 3rem)' },
    h: { base: '100dvh', md: 'min(50rem, 100dvh - 3rem)' },
    maxW: '100vw',
    maxH: '100dvh',
    overflow: 'hidden',
    bg: 'surface',
    color: 'ink',
    border: 'none',
    rounded: { base: '0', md: 'lg' },
    boxShadow: 'lifted',
    _focusVisible: { outline: 'none' },
    // The messages of `LazyPart`.
    '& > [role=status], & > [role=alert]': { p: '6' },
    '--toast-offset': { base: '4rem', md: '0rem' },
    // As the server renders it, before a script makes it modal.
    '&[open]:not(:modal)': {
      position: 'fixed',
      inset: '0',
      zIndex: 'skip',
      boxShadow: '0 0 0 100vmax rgb(5 12 8 / 0.65)',
    },
    '&::backdrop': { background: 'rgb(5 12 8 / 0.65)' },
  },
});

const IS_SERVER = typeof document === 'undefined';

interface ItemDialogProps {
  readonly itemId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** On close, focuses the card of the item that it showed last. */
export function ItemDialog({ itemId, onClose, children }: ItemDialogProps) {
  const dialog = useModal(onClose, () => findItemLink(itemId));
  const isPressedOutside = useRef(false);
  const isOutside = (event: PointerEvent | MouseEvent) =>
    event.target === dialog.current && !holds(dialog.current, event);
  return (
    <Sheet
      ref={dialog}
      open={IS_SERVER}
      suppressHydrationWarning
      tabIndex={-1}
      aria-labelledby={ITEM_TITLE_ID}
      aria-label="Item"
      onPointerDown={(event) => (isPressedOutside.current = isOutside(event))}
      // A text selection that ends on the backdrop must not close the dialog.
      onClick={(event) => isPressedOutside.current && isOutside(event) && onClose()}
    >
      <Button
        variant="outline"
        aria-label="Close"
        onClick={onClose}
        position="absolute"
        zIndex="1"
        insetInlineStart={{ base: '3', md: 'auto' }}
        bottom={{ base: 'calc(0.625rem + env(safe-area-inset-bottom))', md: 'auto' }}
        insetInlineEnd={{ md: '3' }}
        top={{ md: '2.5' }}
        w="11"
        px="0"
      >
        <CloseIcon />
      </Button>
      {children}
    </Sheet>
  );
}

function holds(element: Element, { clientX, clientY }: PointerEvent | MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
