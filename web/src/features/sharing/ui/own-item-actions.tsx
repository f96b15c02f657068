import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { useState } from 'react';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { useOnline } from '@/lib/use-online';
import { useDeleteItem } from '../model/use-delete-item';
import { EditItemDialog, type EditItemDialogProps } from './edit-item-dialog';
import styles from './own-item-actions.module.css';

interface OwnItemActionsProps extends Omit<EditItemDialogProps, 'onClose'> {
  readonly deletionKey: readonly unknown[];
  readonly onDeleted: () => void;
}

/** The buttons of the owner in the item detail, and the dialogs that they open. */
export function OwnItemActions({ item, loadForm, onSaved, ...deletion }: OwnItemActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="outline" onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && (
        <EditItemDialog item={item} loadForm={loadForm} onSaved={onSaved} onClose={close} />
      )}
      {open === 'delete' && <DeleteQuestion itemId={item.id} onClose={close} {...deletion} />}
    </>
  );
}

interface DeleteQuestionProps extends Pick<OwnItemActionsProps, 'deletionKey' | 'onDeleted'> {
  readonly itemId: string;
  readonly onClose: () => void;
}

function DeleteQuestion({ itemId, deletionKey, onDeleted, onClose }: DeleteQuestionProps) {
  const { remove, isDeleting } = useDeleteItem({ itemId, mutationKey: deletionKey, onDeleted });
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
