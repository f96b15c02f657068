import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { BULK_DELETION_MESSAGES, type BulkDeletion } from '@contract/schemas/own-items';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { isUnauthorized } from '@/services/api-error';
import { failureSentence } from '@/services/failure-sentence';
import { deleteOwnItems } from '../api/own-items';
import { removeItems } from './removed-items';

interface BulkDeletionOptions {
  readonly itemIds: readonly string[];
  readonly address: string;
  readonly onDeleted: () => void;
}

/** Deletes several own items. What was not deleted stays in the lists. */
export function useBulkDeletion({ itemIds, address, onDeleted }: BulkDeletionOptions) {
  const client = useQueryClient();
  const signInAgain = useSignInAgain(signInAddress('/login', address));
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteOwnItems(itemIds),
    onSuccess: (deletion) => {
      if (isComplete(deletion)) removeItems(client, itemIds);
      showToast({
        title: 'Bulk Delete Complete',
        description: BULK_DELETION_MESSAGES.done(deletion),
      });
      onDeleted();
    },
    onError: (error) => {
      const description = failureSentence(error, BULK_DELETION_MESSAGES.failed);
      if (isUnauthorized(error)) signInAgain(ITEM_REMOVAL_MESSAGES.signInRequired);
      else showToast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  return { remove: () => mutate(), isDeleting: isPending };
}

const isComplete = ({ deletedCount, totalRequested }: BulkDeletion): boolean =>
  deletedCount === totalRequested;
