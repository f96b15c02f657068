import { Menu, MenuItem, useMenuStore } from '@ariakit/react/menu';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './menu-popover.module.css';

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
    <Menu
      store={store}
      className={styles.menu}
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
          <MenuItem
            key={key}
            className={styles.choice}
            ref={choice === focusedFirst ? first : null}
            onClick={onChoose}
            {...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked })}
          >
            {content}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
