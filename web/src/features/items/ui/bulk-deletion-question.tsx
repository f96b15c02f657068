import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { BULK_DELETION_MESSAGES } from '@contract/schemas/own-items';
import { useState } from 'react';
import { CheckBox } from '@/components/check-box';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useOnline } from '@/lib/use-online';
import { useBulkDeletion } from '../model/use-bulk-deletion';

interface BulkDeletionQuestionProps {
  readonly itemIds: readonly string[];
  /** Whether one of them is an own sale, which can stay in the member's figures. */
  readonly hasOwnSale: boolean;
  /** The address to return to if the session is over. */
  readonly address: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before it deletes the selected items. */
export function BulkDeletionQuestion(props: BulkDeletionQuestionProps) {
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
