import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { BULK_DELETION_MESSAGES, type OwnItem } from '@contract/schemas/own-items';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { CheckBox } from '@/components/check-box';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { ModalDialog } from '@/components/modal-dialog';
import { useOnline } from '@/lib/use-online';
import { useBulkDeletion } from '../model/use-bulk-deletion';
import type { OwnItemPrompts } from '../model/use-own-item-prompts';
import styles from './missing-page-right-prompt.module.css';

interface DeletionOf {
  readonly item: OwnItem;
  /** The URL to open after the member signs in again, if the session is over. */
  readonly url: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export interface OwnItemDialogsProps {
  /** Renders the question that asks before an item is deleted. */
  readonly deletionQuestion: (deletion: DeletionOf) => ReactNode;
  /** Whether the member is suspended. */
  readonly isSuspended: boolean;
  /** Called after items were deleted and the lists no longer contain them. */
  readonly onDeleted: () => void;
}

interface ShownDialogs extends OwnItemDialogsProps {
  readonly prompts: OwnItemPrompts;
  readonly selected: readonly OwnItem[];
  readonly url: string;
}

/** Shows the open dialog about the member's own items. Renders nothing if no dialog is open. */
export function OwnItemDialogs(props: ShownDialogs) {
  const { prompts, selected, url, deletionQuestion, isSuspended, onDeleted } = props;
  const { prompt, close } = prompts;
  if (prompt === null) return null;
  if (prompt.of === 'selection')
    return (
      <BulkDeletionQuestion
        itemIds={selected.map(({ id }) => id)}
        hasOwnSale={selected.some(({ isOwnSale }) => isOwnSale)}
        url={url}
        onClose={close}
        onDeleted={() => {
          prompts.onSelectedDeleted();
          onDeleted();
        }}
      />
    );
  const { item } = prompt;
  if (prompt.of === 'hidden')
    return isSuspended ? (
      <SuspendedItemPrompt onClose={close} />
    ) : (
      <HiddenItemPrompt item={item} onDelete={() => prompts.askToDelete(item)} onClose={close} />
    );
  return deletionQuestion({
    item,
    url,
    onClose: close,
    onDeleted: () => {
      prompts.onItemDeleted(item);
      onDeleted();
    },
  });
}

interface BulkDeletionQuestionProps {
  readonly itemIds: readonly string[];
  /**
   * Whether at least one of the selected items is an own sale. An own sale can stay in the member's figures as a kept
   * sale.
   */
  readonly hasOwnSale: boolean;
  /** The URL to open after the member signs in again, if the session is over. */
  readonly url: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before the selected items are deleted. */
function BulkDeletionQuestion(props: BulkDeletionQuestionProps) {
  const { hasOwnSale, onClose, ...deletion } = props;
  const { remove, isDeleting } = useBulkDeletion(deletion);
  const [keepsSales, setKeepsSales] = useState(true);
  const isOnline = useOnline();
  return (
    <ConfirmDialog
      title="Delete Selected Items"
      act="Delete Items"
      busyAct="Deleting..."
      keep="Keep Them"
      isPending={isDeleting}
      choice={
        hasOwnSale && (
          <CheckBox
            label={KEPT_SALES_MESSAGES.choice}
            hint={KEPT_SALES_MESSAGES.hint}
            checked={keepsSales}
            disabled={isDeleting}
            onChange={setKeepsSales}
          />
        )
      }
      onAct={() => remove(keepsSales ? 'keep' : 'remove')}
      onKeep={onClose}
    >
      <p>{BULK_DELETION_MESSAGES.question(deletion.itemIds.length)}</p>
      {!isOnline && <p role="status">It needs a connection.</p>}
    </ConfirmDialog>
  );
}

interface HiddenItemPromptProps {
  readonly item: OwnItem;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/**
 * The dialog that opens when the member presses a hidden item, because nobody can open the item detail of a hidden
 * item.
 */
const HiddenItemPrompt = ({ item, onDelete, onClose }: HiddenItemPromptProps) => (
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

/**
 * The dialog for suspended members, who cannot delete anything. A suspension hides all items of the member, even items
 * that nobody reported.
 */
const SuspendedItemPrompt = ({ onClose }: Pick<HiddenItemPromptProps, 'onClose'>) => (
  <ModalDialog title="Hidden Item" size="prompt" onClose={onClose}>
    <p>Nobody else sees your items while your account is suspended.</p>
    <ButtonRow className={styles.buttons}>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </ButtonRow>
  </ModalDialog>
);
