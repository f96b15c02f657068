import type { Item } from '@contract/schemas/item';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { Icon } from '@/components/icons';
import { MenuButton } from '@/components/menu/menu-button';
import { ModalDialog } from '@/components/modal-dialog';
import { useShareMenu } from '../model/use-share-menu';
import styles from './share-menu.module.css';

interface ShareMenuProps {
  readonly item: Item;
  /** Whether the reader is a member. Links that visitors share are not counted. */
  readonly isMember: boolean;
}

export function ShareMenu({ item, isMember }: ShareMenuProps) {
  const [isByHand, setByHand] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);
  const { shared, choices, copied } = useShareMenu({
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

interface CopyByHandProps {
  readonly url: string;
  readonly onCopied: () => void;
  readonly onClose: () => void;
}

/** Shows the link as selected text. The reader can copy it by hand if the browser does not let the app copy it. */
function CopyByHand({ url, onCopied, onClose }: CopyByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <ModalDialog title="Copy the Link" size="prompt" onClose={onClose}>
      <div className={styles.content}>
        <TextField
          ref={field}
          label="Link to this item"
          hint="Your browser doesn't let BoloBoard copy. Copy the selected link yourself."
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          onCopy={onCopied}
        />
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </ModalDialog>
  );
}
