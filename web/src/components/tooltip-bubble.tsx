import { PortalContext } from '@ariakit/react/portal';
import { Tooltip, useTooltipStore } from '@ariakit/react/tooltip';
import { type ReactNode, type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { subscribeToDialogs, topDialog } from './open-dialogs';
import styles from './tooltip.module.css';

interface TooltipBubbleProps {
  readonly id: string;
  readonly handle: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

export function TooltipBubble({ id, handle, isOpen, setOpen, children }: TooltipBubbleProps) {
  const store = useTooltipStore({ open: isOpen, setOpen, placement: 'top' });
  // The bubble is rendered in the topmost dialog, because elements outside of this dialog are inert.
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  useLayoutEffect(() => store.setAnchorElement(handle.current), [store, handle]);
  return (
    <PortalContext value={dialog}>
      <Tooltip
        store={store}
        className={styles.bubble}
        id={id}
        role="tooltip"
        gutter={6}
        overflowPadding={8}
        unmountOnHide
        hideOnHoverOutside={() => handle.current?.matches(':focus-visible') !== true}
      >
        {children}
      </Tooltip>
    </PortalContext>
  );
}
