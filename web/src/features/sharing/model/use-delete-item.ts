import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { useMutation } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { ApiError, errorSentence, isUnauthorized, NetworkError } from '@/services/api-error';
import { deleteItem } from '../api/own-items';

interface DeleteOptions {
  readonly itemId: string;
  /** Marks the running deletion for those who watch the item. */
  readonly mutationKey: readonly unknown[];
  readonly onDeleted: () => void;
}

export function useDeleteItem({ itemId, mutationKey, onDeleted }: DeleteOptions) {
  const signInAgain = useSignInAgain(signInAddress('/login', `/item/${itemId}`));
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => deleteItem(itemId).catch(ignoreMissing),
    onSuccess: () => {
      showToast({ title: 'Item Deleted' });
      onDeleted();
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain(ITEM_REMOVAL_MESSAGES.signInRequired);
      else showToast({ title: 'Error', description: failureOf(error), variant: 'destructive' });
    },
  });
  return { remove: () => mutate(), isDeleting: isPending };
}

/** What is missing is deleted. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

/** Without a network or above a limit it shows the reason, because trying again right away fails too. */
const failureOf = (error: unknown): string =>
  error instanceof NetworkError || (error instanceof ApiError && error.status === 429)
    ? errorSentence(error, ITEM_REMOVAL_MESSAGES.failed)
    : ITEM_REMOVAL_MESSAGES.failed;
