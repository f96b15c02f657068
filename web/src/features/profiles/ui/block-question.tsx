import type { BlockedMember } from '@contract/schemas/blocked-member';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useOnline } from '@/lib/use-online';
import { useBlocking } from '../model/use-blocking';

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
