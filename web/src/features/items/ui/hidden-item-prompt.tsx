import type { OwnItem } from '@contract/schemas/own-items';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { ModalDialog } from '@/components/modal-dialog';
import styles from './page-rights-prompt.module.css';

interface HiddenItemPromptProps {
  readonly item: OwnItem;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Shown instead of the detail, which nobody can open while the item is hidden. */
export const HiddenItemPrompt = ({ item, onDelete, onClose }: HiddenItemPromptProps) => (
  <ConfirmDialog
    title="Hidden by Moderation"
    act="Delete Item"
    keep="Keep It"
    onAct={onDelete}
    onKeep={onClose}
  >
    <p>
      We hid &ldquo;{item.title}&rdquo; because it was reported. Only you can see it here, without
      its picture. Other members cannot find or open it. A notification tells you the reason and
      what happens next. You can delete it.
    </p>
  </ConfirmDialog>
);

/** What a suspended member sees instead of the prompt: they cannot delete anything. A suspension hides all their items, reported or not. */
export const SuspendedItemPrompt = ({ onClose }: Pick<HiddenItemPromptProps, 'onClose'>) => (
  <ModalDialog title="Hidden Item" size="prompt" onClose={onClose}>
    <p>Nobody else sees your items while your account is suspended.</p>
    <ButtonRow className={styles.buttons}>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </ButtonRow>
  </ModalDialog>
);
