import type { OwnItem } from '@contract/schemas/own-items';
import { ConfirmDialog } from '@/components/confirm-dialog';

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
