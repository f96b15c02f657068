import type { OwnItem } from '@contract/schemas/own-items';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import styles from './own-items-section.module.css';

interface HiddenItemPromptProps {
  readonly item: OwnItem;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Shown instead of the detail, which nobody can open while the item is hidden. */
export const HiddenItemPrompt = ({ item, onDelete, onClose }: HiddenItemPromptProps) => (
  <ModalDialog title="Hidden by Moderation" size="prompt" onClose={onClose}>
    <p>
      A moderator hid &ldquo;{item.title}&rdquo; after a report. Only you can see it here. Other
      members cannot find or open it. You can delete it.
    </p>
    <div className={styles.choices}>
      <Button variant="danger" onClick={onDelete}>
        Delete Item
      </Button>
      <Button variant="outline" onClick={onClose}>
        Keep It
      </Button>
    </div>
  </ModalDialog>
);
