import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ModalDialogProps {
  readonly title: string;
  /** Asked for with Escape; the dialog stays until its owner takes it away. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back when it goes. */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <chakra.h2
        id={titleId}
        tabIndex={-1}
        textStyle="heading"
        fontSize={{ base: 'lg', md: 'xl' }}
        mb="2"
        autoFocus
      >
        {title}
      </chakra.h2>
      {children}
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    m: 'auto',
    w: 'min(64rem, 100vw)',
    // A phone's whole screen; a part that asks for the room that is left gets it.
    h: { base: '100dvh', md: 'fit-content' },
    maxW: '100vw',
    maxH: '100dvh',
    px: { base: '4', md: '6' },
    py: { base: '3', md: '6' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'ink',
    border: 'none',
    rounded: { base: '0', md: 'lg' },
    boxShadow: 'lifted',
    '&::backdrop': { background: 'rgb(5 12 8 / 0.65)' },
  },
});
