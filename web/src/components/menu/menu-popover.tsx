import { Menu, MenuItem, useMenuStore } from '@ariakit/react/menu';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './menu-popover.module.css';

export interface MenuChoice {
  readonly key: string;
  readonly content: ReactNode;
  /** If the choice is a radio item: whether it is checked. Not set for choices of other kinds. */
  readonly isChecked?: boolean;
  /**
   * The URL of a choice that is a link. A web page opens in a new tab. Any other URL, such as 'mailto:', opens another
   * app.
   */
  readonly href?: string;
  readonly onChoose: () => void;
}

export type MenuAlignment = 'start' | 'end';

interface MenuPopoverProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  readonly alignment: MenuAlignment;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * The list of a menu. It is rendered beside its button instead of in a portal, so that it works inside a modal dialog.
 */
export function MenuPopover({
  id,
  label,
  choices,
  alignment,
  trigger,
  isOpen,
  setOpen,
}: MenuPopoverProps) {
  const store = useMenuStore({ open: isOpen, setOpen, placement: `bottom-${alignment}` });
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
      hideOnEscape={(event) => {
        // Prevents the default, because Escape would otherwise also close the dialog around the menu.
        event.preventDefault();
        return true;
      }}
    >
      {choices.map((choice) => {
        const { key, content, isChecked, href, onChoose } = choice;
        return (
          <MenuItem
            key={key}
            className={styles.choice}
            ref={choice === focusedFirst ? first : null}
            onClick={onChoose}
            {...(href !== undefined && { render: <ChosenLink href={href} /> })}
            {...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked })}
          >
            {content}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

function ChosenLink({ href, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  const isPage = href.startsWith('https:');
  return (
    <a
      {...props}
      href={href}
      rel="noopener noreferrer"
      // Only web pages open in a new tab. A tab for another app, such as the email app, would stay empty.
      {...(isPage && { target: '_blank' })}
    />
  );
}
