import type { CurrentUser } from '@contract/schemas/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '@/services/read-query';
import { saveHidesFees } from '../api/hides-fees';
import type { ShareSaleStore } from './use-share-sale-store';

/** The switch 'Hide fees and payout'. A choice that cannot be saved still counts in this form. */
export function useHideFees({ dispatch }: ShareSaleStore) {
  const client = useQueryClient();
  const { mutate, isError } = useMutation({
    mutationFn: saveHidesFees,
    // One after another, so that the last choice is the one that is saved.
    scope: { id: 'hides-fees' },
    onSuccess: (saved) =>
      client.setQueryData<CurrentUser | null>(
        queryKeyOf('getCurrentUser'),
        (user) => user && { ...user, ...saved },
      ),
  });
  const change = (hidesFees: boolean) => {
    dispatch({ type: 'feesSwitched', hidesFees });
    mutate(hidesFees);
  };
  return { change, isUnsaved: isError };
}
