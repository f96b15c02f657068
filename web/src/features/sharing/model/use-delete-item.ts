import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { useMutation } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { ApiError, isUnauthorized } from '@/services/api-error';
import { failureSentence } from '@/services/failure-sentence';
import { deleteItem } from '../api/own-items';

interface DeleteOptions {
  readonly itemId: string;
  /** Marks the running deletion for those who watch the item. */
  readonly mutationKey: readonly unknown[];
  readonly onDeleted: () => void;
  /** The address to return to if the session is over. Default: that of the item. */
  readonly address?: string | undefined;
}

export function useDeleteItem(options: DeleteOptions) {
  const { itemId, mutationKey, onDeleted, address = `/item/${itemId}` } = options;
  const signInAgain = useSignInAgain(signInAddress('/login', address));
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => deleteItem(itemId).catch(ignoreMissing),
    onSuccess: () => {
      showToast({ title: 'Item Deleted' });
      onDeleted();
    },
    onError: (error) => {
      const description = failureSentence(error, ITEM_REMOVAL_MESSAGES.failed);
      if (isUnauthorized(error)) signInAgain(ITEM_REMOVAL_MESSAGES.signInRequired);
      else showToast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  return { remove: () => mutate(), isDeleting: isPending };
}

/** What is missing is deleted. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
