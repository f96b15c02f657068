import { Popover as AriakitPopover, usePopoverStore } from '@ariakit/react/popover';
import type { ReactNode, RefObject } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  readonly label: string;
  /** The control that toggles the popover. It gets the focus when the popover closes. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Called on Escape and on a click or focus outside. The owner must unmount the popover. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Popover({ label, trigger, onClose, children }: PopoverProps) {
  const store = usePopoverStore({
    open: true,
    setOpen: (open) => {
      if (!open) onClose();
    },
    placement: 'bottom-start',
  });
  return (
    <AriakitPopover
      store={store}
      className={styles.popover}
      aria-label={label}
      sameWidth
      flip={false}
      gutter={4}
      getAnchorRect={() => trigger.current?.getBoundingClientRect() ?? null}
      hideOnInteractOutside={({ target }) =>
        !(target instanceof Node && trigger.current?.contains(target))
      }
      finalFocus={trigger}
    >
      {children}
    </AriakitPopover>
  );
}
