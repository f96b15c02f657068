import type { Item } from '@contract/schemas/item';
import { useRef, useState } from 'react';
import { Icon } from '@/components/icons';
import { MenuButton } from '@/components/menu/menu-button';
import { useShareLink } from '../model/use-share-link';
import { CopyByHand } from './copy-by-hand';

interface ShareMenuProps {
  readonly item: Item;
  /** Only members' shares count. */
  readonly isMember: boolean;
}

export function ShareMenu({ item, isMember }: ShareMenuProps) {
  const [isByHand, setByHand] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);
  const { shared, choices, copied } = useShareLink({
    item,
    isMember,
    onClipboardRefused: () => setByHand(true),
  });
  const close = () => {
    setByHand(false);
    trigger.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <span ref={trigger}>
        <MenuButton
          variant="plain"
          size="sm"
          menuLabel="Share this item"
          choices={choices}
          alignment="start"
        >
          <ShareIcon />
          Share
        </MenuButton>
      </span>
      {isByHand && <CopyByHand url={shared.url} onCopied={copied} onClose={close} />}
    </>
  );
}

const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4M8 7.5L12 3.5l4 4M6 11H4.5v9.5h15V11H18" />
  </Icon>
);
