import { BULK_DELETION_MESSAGES } from '@contract/schemas/own-items';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useOnline } from '@/lib/use-online';
import { useBulkDeletion } from '../model/use-bulk-deletion';

interface BulkDeletionQuestionProps {
  readonly itemIds: readonly string[];
  /** The address to return to if the session is over. */
  readonly address: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before it deletes the selected items. */
export function BulkDeletionQuestion({ onClose, ...deletion }: BulkDeletionQuestionProps) {
  const { remove, isDeleting } = useBulkDeletion(deletion);
  const isOnline = useOnline();
  return (
    <ConfirmDialog
      title="Delete Selected Items"
      act="Delete Items"
      busyAct="Deleting..."
      keep="Keep Them"
      isPending={isDeleting}
      onAct={remove}
      onKeep={onClose}
    >
      <p>{BULK_DELETION_MESSAGES.question(deletion.itemIds.length)}</p>
      {!isOnline && <p role="status">It needs a connection.</p>}
    </ConfirmDialog>
  );
}
