import type { CurrentUser } from '@contract/schemas/user';
import { queryKeyOf } from '@/services/read-query';
import { useApiMutation } from '@/services/use-api-mutation';
import type { ShareSaleStore } from './use-share-sale-store';

/** The switch 'Hide fees and payout'. A choice that cannot be saved still counts in this form. */
export function useHideFees({ dispatch }: ShareSaleStore) {
  const { mutate, isError } = useApiMutation('setHidesFees', {
    input: (hidesFees: boolean) => ({ body: { hidesFees } }),
    // So that the last choice is the one that is saved.
    scope: { id: 'hides-fees' },
    onSuccess: (saved, _choice, client) =>
      client.setQueryData<CurrentUser | null>(
        queryKeyOf('getCurrentUser'),
        (user) => user && { ...user, ...saved },
      ),
    // The member learns of it when they share.
    signIn: null,
  });
  const change = (hidesFees: boolean) => {
    dispatch({ type: 'feesSwitched', hidesFees });
    mutate(hidesFees);
  };
  return { change, isUnsaved: isError };
}
