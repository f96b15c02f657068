import type { BlockedMember } from '@contract/schemas/blocked-member';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Icon } from '@/components/icons';
import { MenuButton } from '@/components/menu/menu-button';
import type { MenuChoice } from '@/components/menu/menu-popover';
import { useOnline } from '@/lib/use-online';
import { useBlocking } from '../model/use-blocking';
import { BlockedMembersDialog } from './blocked-members-dialog';
import styles from './member-menu.module.css';

interface MemberMenuProps {
  /** The username of the member to block. Null for the reader's own items and comments. */
  readonly username: string | null;
  /** What the menu belongs to, for screen readers, such as the title of an item. */
  readonly of: string;
  /** Other choices, which come before 'Block' and 'Blocked Members'. */
  readonly choices?: readonly MenuChoice[];
  /** Called when a member was blocked and the question has closed. */
  readonly onBlocked: (member: BlockedMember) => void;
}

/** A menu with 'Block @name' and 'Blocked Members', after the choices of the page. */
export function MemberMenu({ username, of, choices = [], onBlocked }: MemberMenuProps) {
  const [open, setOpen] = useState<'question' | 'list' | null>(null);
  const trigger = useRef<HTMLSpanElement>(null);
  const close = () => {
    setOpen(null);
    // Focuses the menu's button, because the menu entry that opened the dialog has disappeared. Waits for the next
    // frame, because the dialog must close first.
    requestAnimationFrame(() => trigger.current?.querySelector('button')?.focus());
  };
  return (
    <>
      <span ref={trigger} className={styles.trigger}>
        <MenuButton
          variant="plain"
          size="sm"
          aria-label={`More about ${of}`}
          menuLabel={`More about ${of}`}
          choices={[
            ...choices,
            ...(username === null
              ? []
              : [
                  {
                    key: 'block',
                    content: `Block @${username}`,
                    onChoose: () => setOpen('question'),
                  },
                ]),
            { key: 'list', content: 'Blocked Members', onChoose: () => setOpen('list') },
          ]}
        >
          <MoreIcon />
        </MenuButton>
      </span>
      {open === 'question' && username !== null && (
        <BlockQuestion
          username={username}
          onBlocked={(member) => {
            setOpen(null);
            onBlocked(member);
          }}
          onClose={close}
        />
      )}
      {open === 'list' && <BlockedMembersDialog onClose={close} />}
    </>
  );
}

const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </Icon>
);

interface BlockQuestionProps {
  readonly username: string;
  readonly onBlocked: (member: BlockedMember) => void;
  readonly onClose: () => void;
}

function BlockQuestion({ username, onBlocked, onClose }: BlockQuestionProps) {
  const { block, busyWith } = useBlocking();
  const isOnline = useOnline();
  const press = async () => {
    const member = await block(username);
    if (member) onBlocked(member);
  };
  return (
    <ConfirmDialog
      title={`Block @${username}?`}
      act="Block Member"
      busyAct="Blocking..."
      keep="Don't Block"
      isPending={busyWith !== null}
      onAct={() => void press()}
      onKeep={onClose}
    >
      <p>
        You won&apos;t see their items, comments and mentions any more. You won&apos;t get
        notifications about each other.
      </p>
      <p>We don&apos;t tell them, and they can still see what you share.</p>
      {!isOnline && <p role="status">To block somebody, you need a connection.</p>}
    </ConfirmDialog>
  );
}
