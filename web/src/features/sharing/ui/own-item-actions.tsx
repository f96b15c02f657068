import { useState } from 'react';
import { Button } from '@/components/button';
import { DeleteQuestion } from './delete-question';
import { EditItemDialog, type EditItemDialogProps } from './edit-item-dialog';

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
