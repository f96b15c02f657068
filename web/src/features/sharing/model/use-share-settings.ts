import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import type { CurrentUser } from '@contract/schemas/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShareSettingsControl } from '@/lib/share-settings';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';
import type { ShareSaleStore } from './use-share-sale-store';

/** The settings of the share form. A change that cannot be saved still counts in this form. */
export function useShareSettings({ state, dispatch }: ShareSaleStore): ShareSettingsControl {
  const client = useQueryClient();
  const { mutate, isError } = useMutation({
    mutationFn: (change: ShareSettingsChange) => call('changeShareSettings', { body: change }),
    // One after another, so that the last choice is the one that is saved.
    scope: { id: 'share-settings' },
    onSuccess: (saved) =>
      client.setQueryData<CurrentUser | null>(
        queryKeyOf('getCurrentUser'),
        (user) => user && { ...user, ...saved },
      ),
  });
  const change = (changed: ShareSettingsChange) => {
    dispatch({ type: 'settingsChanged', change: changed });
    mutate(changed);
  };
  return { ...state.draft.settings, change, isUnsaved: isError };
}
