import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { ApiError } from '@/services/api-error';
import { failureSentence } from '@/services/failure-sentence';
import { useApiMutation } from '@/services/use-api-mutation';
import { deleteItem } from '../api/own-items';

interface DeleteOptions {
  readonly itemId: string;
  /** The mutation key of the deletion. Other code uses this key to find out whether the deletion is running. */
  readonly mutationKey: readonly unknown[];
  /** Called after the deletion. The lists of items are refetched when the returned promise resolves. */
  readonly onDeleted: () => void | Promise<void>;
  /** The URL to open after the member signs in again, if the session is over. Default: the URL of the item. */
  readonly url?: string | undefined;
}

export function useDeleteItem(options: DeleteOptions) {
  const { itemId, mutationKey, onDeleted, url = `/item/${itemId}` } = options;
  const { mutate, isPending } = useApiMutation('deleteItem', {
    mutationKey,
    send: (figures: KeptSalesChoice) => deleteItem(itemId, figures).catch(ignoreMissing),
    onSuccess: () => {
      showToast({ title: 'Item Deleted' });
      return onDeleted();
    },
    failure: (error) => ({
      title: 'Error',
      description: failureSentence(error, ITEM_REMOVAL_MESSAGES.failed),
    }),
    signIn: {
      login: signInUrl('/login', url),
      description: ITEM_REMOVAL_MESSAGES.signInRequired,
    },
  });
  return { remove: mutate, isDeleting: isPending };
}

/**
 * Ignores the error if the item does not exist, because this means that the item is already deleted. Throws any other
 * error.
 */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
