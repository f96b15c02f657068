import { BULK_DELETION_MESSAGES } from '@contract/schemas/own-items';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { useOnline } from '@/lib/use-online';
import { useBulkDeletion } from '../model/use-bulk-deletion';
import styles from './own-items-section.module.css';

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
    <ModalDialog title="Delete Selected Items" size="prompt" onClose={onClose}>
      <p>{BULK_DELETION_MESSAGES.question(deletion.itemIds.length)}</p>
      {!isOnline && <p role="status">It needs a connection.</p>}
      <div className={styles.choices}>
        <Button variant="danger" busy={isDeleting} onClick={remove}>
          {isDeleting ? 'Deleting...' : 'Delete Items'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Keep Them
        </Button>
      </div>
    </ModalDialog>
  );
}
