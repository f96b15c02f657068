import type { Item } from '@contract/schemas/item';
import { type ComponentType, useState } from 'react';
import { Button } from '@/components/button';
import { CloseButton } from '@/components/close-button';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { LazyPart } from '@/components/lazy-part';
import { ModalDialog } from '@/components/modal-dialog';
import type { EditOptions } from '../model/use-edit-item';
import type { PictureChangeOptions } from '../model/use-picture-change';
import { DeleteQuestion } from './delete-question';

interface OwnItemActionsProps extends Omit<EditItemDialogProps, 'onClose'> {
  /** Loads the code of the cover dialog. Call this only when the dialog opens. */
  readonly loadCover: () => Promise<ComponentType<PictureChangeOptions>>;
  readonly deletionKey: readonly unknown[];
  readonly onDeleted: () => void | Promise<void>;
}

/** The owner's buttons in the item detail, with the dialogs that they open. */
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
        <EditItemDialog
          item={item}
          loadForm={loadForm}
          loadCrop={loadCrop}
          onSaved={onSaved}
          onClose={close}
        />
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

interface EditItemDialogProps {
  readonly item: Item;
  /** Loads the code of the edit form. Call this only when the form opens. */
  readonly loadForm: () => Promise<ComponentType<EditOptions>>;
  /** Loads the code of the crop dialog. Call this only when the dialog opens. */
  readonly loadCrop: () => Promise<ComponentType<PictureChangeOptions>>;
  readonly onSaved: (item: Item) => void;
  readonly onClose: () => void;
}

/** The dialog with the edit form. Asks before closing if there are unsaved changes. */
function EditItemDialog(props: EditItemDialogProps) {
  const { item, loadForm, loadCrop, onSaved, onClose } = props;
  const [isChanged, setChanged] = useState(false);
  const [open, setOpen] = useState<'question' | 'crop' | null>(null);
  const cancel = () => (isChanged ? setOpen('question') : onClose());
  const back = () => setOpen(null);
  const onCrop = () => setOpen('crop');
  return (
    <>
      <ModalDialog title="Edit Item" onClose={cancel}>
        <CloseButton onPress={cancel} />
        <LazyPart
          load={loadForm}
          loading="Loading the form..."
          failed="We couldn't load the form. Check your connection and try again."
          props={{ item, onSaved, onClose, onCancel: cancel, onCrop, onChanged: setChanged }}
        />
        {/* Renders the crop dialog inside the edit dialog, so that the edit dialog does not cover it while it loads.
        {   */}
        {open === 'crop' && (
          <LazyPart
            load={loadCrop}
            loading="Loading..."
            failed="We couldn't open this. Check your connection and try again."
            props={{ item, onSaved, onClose: back }}
          />
        )}
      </ModalDialog>
      {open === 'question' && <DiscardQuestion onDiscard={onClose} onKeep={back} />}
    </>
  );
}

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <ConfirmDialog
    title="Discard Your Changes?"
    act="Discard Changes"
    keep="Keep Editing"
    onAct={onDiscard}
    onKeep={onKeep}
  >
    <p>What you changed is not saved yet.</p>
  </ConfirmDialog>
);
