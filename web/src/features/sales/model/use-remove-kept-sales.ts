import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';

/**
 * Returns `remove`, which removes the kept sales from the member's figures. The items of kept sales are already gone.
 */
export function useRemoveKeptSales(onRemoved: () => void) {
  const { mutate, isPending, failure } = useApiMutation('removeKeptSales', {
    input: () => ({}),
    onSuccess: () => {
      showToast({ title: 'Sales Removed' });
      onRemoved();
    },
  });
  return {
    remove: () => mutate(),
    isRemoving: isPending,
    failure: failure && errorSentence(failure, KEPT_SALES_MESSAGES.removeFailed),
  };
}
