import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { loadOnce } from '@/lib/once';
import { Button } from '../button';
import { showToast } from '../toast/toast-store';
import { ignoreFailure, useLoadOnDemand } from '../use-load-on-demand';
import type { MenuAlignment, MenuChoice } from './menu-popover';

type MenuButtonProps = Omit<ComponentProps<typeof Button>, 'ref' | 'onClick'> & {
  readonly menuLabel: string;
  readonly choices: readonly MenuChoice[];
  /** The side of the button at which the menu is aligned. */
  readonly alignment?: MenuAlignment;
};

const loadMenu = loadOnce(async () => (await import('./menu-popover')).MenuPopover);

/** A button that opens a menu. Loads the menu's code on hover, focus or click. */
export function MenuButton({ menuLabel, choices, alignment = 'end', ...button }: MenuButtonProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value: MenuPopover, request } = useLoadOnDemand(loadMenu);
  const open = () => {
    setOpen(true);
    request().catch(() => {
      setOpen(false);
      showToast({
        title: "Couldn't load the menu",
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      });
    });
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => ignoreFailure(request())}
        onFocus={() => ignoreFailure(request())}
        onBlur={() => !MenuPopover && setOpen(false)}
        onKeyDown={openByArrow}
        onClick={() => (isOpen ? setOpen(false) : open())}
      />
      {MenuPopover && (
        <MenuPopover
          id={id}
          label={menuLabel}
          choices={choices}
          alignment={alignment}
          trigger={trigger}
          isOpen={isOpen}
          setOpen={setOpen}
        />
      )}
    </>
  );
}
