import { Popover as AriakitPopover, usePopoverStore } from '@ariakit/react/popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './popover.module.css';

interface PopoverProps {
  readonly label?: string;
  /** The id of the popover's heading. Pass either this id or `label`. */
  readonly labelledBy?: string;
  /** The control that opens and closes the popover. It gets the focus when the popover closes. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Called on Escape and on a click or focus outside. The owner must unmount the popover. */
  readonly onClose: () => void;
  /**
   * 'start': below the start of the trigger, and as wide as the trigger. 'end': below the end of the trigger, and as
   * wide as a column of text.
   */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

export function Popover(props: PopoverProps) {
  const { label, labelledBy, trigger, onClose, side = 'start', children } = props;
  const store = usePopoverStore({
    open: true,
    setOpen: (open) => {
      if (!open) onClose();
    },
    placement: `bottom-${side}`,
  });
  return (
    <AriakitPopover
      store={store}
      className={classNames(styles.popover, side === 'end' && styles.column)}
      aria-label={label}
      aria-labelledby={labelledBy}
      sameWidth={side === 'start'}
      fixed={side === 'end'}
      overflowPadding={8}
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
