import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useRemoveKeptSales } from '../model/use-remove-kept-sales';

/** Asks before the kept sales are removed. The items of kept sales are already gone. */
export function RemoveKeptSalesQuestion({ onClose }: { readonly onClose: () => void }) {
  const { remove, isRemoving, failure } = useRemoveKeptSales(onClose);
  return (
    <ConfirmDialog
      title="Remove Past Sales"
      act="Remove Sales"
      busyAct="Removing..."
      keep="Keep Them"
      isPending={isRemoving}
      failure={failure}
      onAct={remove}
      onKeep={onClose}
    >
      <p>{KEPT_SALES_MESSAGES.removeQuestion}</p>
    </ConfirmDialog>
  );
}
