import { Menu, MenuItem, useMenuStore } from '@ariakit/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

export interface MenuChoice {
  readonly key: string;
  readonly content: ReactNode;
  /** If set, the choice is a radio item. */
  readonly isChecked?: boolean;
  readonly onChoose: () => void;
}

interface MenuPopoverProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Renders in place, not in a portal, so that it works inside a modal dialog. */
export function MenuPopover({ id, label, choices, trigger, isOpen, setOpen }: MenuPopoverProps) {
  const store = useMenuStore({ open: isOpen, setOpen, placement: 'bottom-end' });
  useLayoutEffect(() => {
    store.setAnchorElement(trigger.current);
    store.setDisclosureElement(trigger.current);
  }, [store, trigger]);
  const first = useRef<HTMLDivElement>(null);
  const focusedFirst = choices.find(({ isChecked }) => isChecked) ?? choices[0];
  return (
    <Sheet
      store={store}
      id={id}
      aria-label={label}
      gutter={4}
      overflowPadding={8}
      fixed
      unmountOnHide
      initialFocus={first}
    >
      {choices.map((choice) => {
        const { key, content, isChecked, onChoose } = choice;
        return (
          <Choice
            key={key}
            ref={choice === focusedFirst ? first : null}
            onClick={onChoose}
            {...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked })}
          >
            {content}
          </Choice>
        );
      })}
    </Sheet>
  );
}

const Sheet = chakra(Menu, {
  base: {
    zIndex: 'overlay',
    minW: 'max(var(--popover-anchor-width), 17rem)',
    maxW: 'calc(100vw - 1rem)',
    p: '1',
    bg: 'surface',
    color: 'ink',
    border: '1px solid {colors.lineStrong}',
    rounded: 'md',
    boxShadow: 'lifted',
    _focusVisible: { outline: 'none' },
  },
});

const Choice = chakra(MenuItem, {
  base: {
    w: 'full',
    minH: '11',
    px: '3',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    rounded: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-checked=true]': { bg: 'brandSoft', fontWeight: 'semibold' },
  },
});
