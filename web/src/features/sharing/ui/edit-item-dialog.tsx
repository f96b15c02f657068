import type { Item } from '@contract/schemas/item';
import { type ComponentType, useState } from 'react';
import { Button } from '@/components/button';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { CloseIcon } from '@/components/icons';
import { LazyPart } from '@/components/lazy-part';
import { ModalDialog } from '@/components/modal-dialog';
import type { EditOptions } from '../model/use-edit-item';
import styles from './own-item-actions.module.css';

export interface EditItemDialogProps {
  readonly item: Item;
  /** Loads the edit form, which must not load before it opens. */
  readonly loadForm: () => Promise<ComponentType<EditOptions>>;
  readonly onSaved: (item: Item) => void;
  readonly onClose: () => void;
}

/** Asks before it closes with changes that are not saved. */
export function EditItemDialog({ item, loadForm, onSaved, onClose }: EditItemDialogProps) {
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cancel = () => (isChanged ? setAsking(true) : onClose());
  return (
    <>
      <ModalDialog title="Edit Item" onClose={cancel}>
        <Button variant="outline" aria-label="Close" className={styles.close} onClick={cancel}>
          <CloseIcon />
        </Button>
        <LazyPart
          load={loadForm}
          loading="Loading the form..."
          failed="We couldn't load the form. Check your connection and try again."
          props={{ item, onSaved, onClose, onCancel: cancel, onChanged: setChanged }}
        />
      </ModalDialog>
      {isAsking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
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
