import type { BlockedMember } from '@contract/schemas/blocked-member';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { useOnline } from '@/lib/use-online';
import { useBlocking } from '../model/use-blocking';
import styles from './block-question.module.css';
import { OverItem } from './over-item';

interface BlockQuestionProps {
  readonly username: string;
  readonly onBlocked: (member: BlockedMember) => void;
  readonly onClose: () => void;
}

export function BlockQuestion({ username, onBlocked, onClose }: BlockQuestionProps) {
  const { block, busyWith } = useBlocking();
  const isOnline = useOnline();
  const press = async () => {
    const member = await block(username);
    if (member) onBlocked(member);
  };
  return (
    <OverItem>
      <ModalDialog title={`Block @${username}?`} size="prompt" onClose={onClose}>
        <div className={styles.text}>
          <p>
            You won&apos;t see their items, comments and mentions any more. Neither of you is
            notified about the other.
          </p>
          <p>We don&apos;t tell them, and they can still see what you share.</p>
          {!isOnline && <p role="status">To block somebody, you need a connection.</p>}
        </div>
        <div className={styles.buttons}>
          <Button variant="outline" disabled={busyWith !== null} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busyWith !== null} onClick={() => void press()}>
            {busyWith === null ? 'Block' : 'Blocking...'}
          </Button>
        </div>
      </ModalDialog>
    </OverItem>
  );
}
