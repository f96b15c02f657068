import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { useOnline } from '@/lib/use-online';
import { useDeleteItem } from '../model/use-delete-item';
import styles from './own-item-actions.module.css';

interface DeleteQuestionProps {
  readonly itemId: string;
  readonly deletionKey: readonly unknown[];
  /** The address to return to if the session is over. Default: that of the item. */
  readonly address?: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before it deletes one's own item. */
export function DeleteQuestion({ deletionKey, onClose, ...deletion }: DeleteQuestionProps) {
  const { remove, isDeleting } = useDeleteItem({ mutationKey: deletionKey, ...deletion });
  const isOnline = useOnline();
  return (
    <ModalDialog title="Delete Item" size="prompt" onClose={onClose}>
      <p>{ITEM_REMOVAL_MESSAGES.question}</p>
      {!isOnline && <p role="status">It needs a connection.</p>}
      <div className={styles.choices}>
        <Button variant="danger" busy={isDeleting} onClick={remove}>
          Delete Item
        </Button>
        <Button variant="outline" onClick={onClose}>
          Keep It
        </Button>
      </div>
    </ModalDialog>
  );
}
