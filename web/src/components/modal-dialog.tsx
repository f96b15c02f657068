import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal';

interface ModalDialogProps {
  readonly title: string;
  /** Called on Escape. The owner must unmount the dialog. */
  readonly onClose: () => void;
  /** 'screen' fills a phone's screen; 'prompt' fits its content. */
  readonly size?: 'screen' | 'prompt';
  readonly children: ReactNode;
}

/** A native modal `<dialog>`. It traps the focus and restores it when it unmounts. */
export function ModalDialog({ title, onClose, size = 'screen', children }: ModalDialogProps) {
  const titleId = useId();
  const dialog = useModal(onClose);
  return (
    <Sheet ref={dialog} size={size} aria-labelledby={titleId}>
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
    maxH: '100dvh',
    px: { base: '4', md: '6' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'ink',
    border: 'none',
    boxShadow: 'lifted',
    '&::backdrop': { background: 'rgb(5 12 8 / 0.65)' },
  },
  variants: {
    size: {
      screen: {
        w: 'min(64rem, 100vw)',
        maxW: '100vw',
        h: { base: '100dvh', md: 'fit-content' },
        py: { base: '3', md: '6' },
        rounded: { base: '0', md: 'lg' },
      },
      prompt: { w: 'min(28rem, calc(100vw - 2rem))', maxW: '100vw', py: '5', rounded: 'lg' },
    },
  },
});
