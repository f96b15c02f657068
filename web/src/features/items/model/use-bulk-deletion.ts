import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import { BULK_DELETION_MESSAGES, type BulkDeletionResult } from '@contract/schemas/own-items';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { failureSentence } from '@/services/failure-sentence';
import { useApiMutation } from '@/services/use-api-mutation';
import { removeItemsFromCache } from './removed-items';

interface BulkDeletionOptions {
  readonly itemIds: readonly string[];
  readonly url: string;
  readonly onDeleted: () => void;
}

/** Returns `remove`, which deletes several own items. Items that could not be deleted stay in the lists. */
export function useBulkDeletion({ itemIds, url, onDeleted }: BulkDeletionOptions) {
  const { mutate, isPending } = useApiMutation('deleteOwnItems', {
    input: (figures: KeptSalesChoice) => ({ body: { itemIds: [...itemIds], figures } }),
    onSuccess: (deletion, _figures, client) => {
      if (isComplete(deletion)) removeItemsFromCache(client, itemIds);
      showToast({
        title: 'Bulk Delete Complete',
        description: BULK_DELETION_MESSAGES.done(deletion),
      });
      onDeleted();
    },
    failure: (error) => ({
      title: 'Error',
      description: failureSentence(error, BULK_DELETION_MESSAGES.failed),
    }),
    signIn: {
      login: signInUrl('/login', url),
      description: ITEM_REMOVAL_MESSAGES.signInRequired,
    },
  });
  return { remove: mutate, isDeleting: isPending };
}

const isComplete = ({ deletedCount, totalRequested }: BulkDeletionResult): boolean =>
  deletedCount === totalRequested;
