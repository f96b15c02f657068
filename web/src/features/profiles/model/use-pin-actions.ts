import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { updateCachedCurrentUser } from '@/services/update-cached-current-user';
import { useApiMutation } from '@/services/use-api-mutation';

const TRY_AGAIN = 'Please try again in a moment.';

const TEXTS = {
  pin: { done: 'Pinned to Your Profile', failed: "Couldn't pin the item" },
  unpin: { done: 'Unpinned from Your Profile', failed: "Couldn't unpin the item" },
} as const;

interface PinChange {
  readonly what: 'pin' | 'unpin';
  readonly itemId: string;
}

/** Returns functions that pin and unpin the member's items, and show the result in a toast. */
export function usePinActions() {
  const { mutateAsync, isPending, variables } = useApiMutation(
    ({ what }: PinChange) => (what === 'pin' ? 'pinItem' : 'unpinItem'),
    {
      input: ({ itemId }) => ({ params: { itemId } }),
      onSuccess: ({ pinnedItemIds }, { what }, client) => {
        updateCachedCurrentUser(client, { pinnedItemIds });
        showToast({ title: TEXTS[what].done });
      },
      failure: (error, { what }) => ({
        title: TEXTS[what].failed,
        description: errorSentence(error, TRY_AGAIN),
      }),
    },
  );
  return {
    /** Pins or unpins an item. Resolves to true if that succeeded. */
    change: (what: PinChange['what'], itemId: string): Promise<boolean> =>
      mutateAsync({ what, itemId }).then(
        () => true,
        () => false,
      ),
    busyWith: isPending ? variables.itemId : null,
  };
}
