import { type ComponentType, useState } from 'react';
import { Button } from '@/components/button';
import { LazyPart } from '@/components/lazy-part';
import type { PictureOptions } from '../model/use-picture-change';
import { DeleteQuestion } from './delete-question';
import { EditItemDialog, type EditItemDialogProps } from './edit-item-dialog';

interface OwnItemActionsProps extends Omit<EditItemDialogProps, 'onClose'> {
  /** Loads the dialog for the cover, which must not load before it opens. */
  readonly loadCover: () => Promise<ComponentType<PictureOptions>>;
  readonly deletionKey: readonly unknown[];
  readonly onDeleted: () => void | Promise<void>;
}

/** The buttons of the owner in the item detail, and the dialogs that they open. */
export function OwnItemActions(props: OwnItemActionsProps) {
  const { item, loadForm, loadCrop, loadCover, onSaved, ...deletion } = props;
  const [open, setOpen] = useState<'edit' | 'cover' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="outline" onClick={() => setOpen('cover')}>
        Change Cover
      </Button>
      <Button variant="outline" onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && (
        <EditItemDialog {...{ item, loadForm, loadCrop, onSaved }} onClose={close} />
      )}
      {open === 'cover' && (
        <LazyPart
          load={loadCover}
          loading="Loading..."
          failed="We couldn't open this. Check your connection and try again."
          props={{ item, onSaved, onClose: close }}
        />
      )}
      {open === 'delete' && (
        <DeleteQuestion itemId={item.id} isOwnSale={item.isOwnSale} onClose={close} {...deletion} />
      )}
    </>
  );
}
