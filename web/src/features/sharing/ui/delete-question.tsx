import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useOnline } from '@/lib/use-online';
import { useDeleteItem } from '../model/use-delete-item';

interface DeleteQuestionProps {
  readonly itemId: string;
  readonly deletionKey: readonly unknown[];
  /** The address to return to if the session is over. Default: that of the item. */
  readonly address?: string;
  readonly onDeleted: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks before it deletes one's own item. */
export function DeleteQuestion({ deletionKey, onClose, ...deletion }: DeleteQuestionProps) {
  const { remove, isDeleting } = useDeleteItem({ mutationKey: deletionKey, ...deletion });
  const isOnline = useOnline();
  return (
    <ConfirmDialog
      title="Delete Item"
      act="Delete Item"
      busyAct="Deleting..."
      keep="Keep It"
      isPending={isDeleting}
      onAct={remove}
      onKeep={onClose}
    >
      <p>{ITEM_REMOVAL_MESSAGES.question}</p>
      {!isOnline && <p role="status">It needs a connection.</p>}
    </ConfirmDialog>
  );
}
