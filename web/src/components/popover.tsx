import { Popover as AriakitPopover, usePopoverStore } from '@ariakit/react/popover';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, RefObject } from 'react';

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
    <Sheet
      store={store}
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
    </Sheet>
  );
}

const Sheet = chakra(AriakitPopover, {
  base: {
    zIndex: 'overlay',
    p: '3',
    bg: 'surface',
    color: 'ink',
    border: '1px solid {colors.lineStrong}',
    rounded: 'md',
    boxShadow: 'lifted',
    outline: 'none',
  },
});
