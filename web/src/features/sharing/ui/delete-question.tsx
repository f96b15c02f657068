import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { useState } from 'react';
import { CheckBox } from '@/components/check-box';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useOnline } from '@/lib/use-online';
import { useDeleteItem } from '../model/use-delete-item';

interface DeleteQuestionProps {
  readonly itemId: string;
  /** Whether the item is an own sale, which can stay in the member's figures. */
  readonly isOwnSale: boolean;
  readonly deletionKey: readonly unknown[];
  /** The URL to open after the member signs in again, if the session is over. Default: the URL of the item. */
  readonly url?: string;
  readonly onDeleted: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an own item is deleted. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { isOwnSale, deletionKey, onClose, ...deletion } = props;
  const { remove, isDeleting } = useDeleteItem({ mutationKey: deletionKey, ...deletion });
  const [keepsSale, setKeepsSale] = useState(true);
  const isOnline = useOnline();
  return (
    <ConfirmDialog
      title="Delete Item"
      act="Delete Item"
      busyAct="Deleting..."
      keep="Keep It"
      isPending={isDeleting}
      choice={
        isOwnSale && (
          <CheckBox
            label={KEPT_SALES_MESSAGES.choice}
            hint={KEPT_SALES_MESSAGES.hint}
            checked={keepsSale}
            disabled={isDeleting}
            onChange={setKeepsSale}
          />
        )
      }
      onAct={() => remove(keepsSale ? 'keep' : 'remove')}
      onKeep={onClose}
    >
      <p>{ITEM_REMOVAL_MESSAGES.question}</p>
      {!isOnline && <p role="status">It needs a connection.</p>}
    </ConfirmDialog>
  );
}
