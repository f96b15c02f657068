import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import type { ShareSettingName, EditableShareSettings } from '@/lib/share-settings';
import { updateCachedCurrentUser } from '@/services/update-cached-current-user';
import { useApiMutation } from '@/services/use-api-mutation';
import type { ShareSaleStore } from './use-share-sale-store';

/** The settings of the share form. A change applies to this form even if the server cannot save it. */
export function useShareSettings({ state, dispatch }: ShareSaleStore): EditableShareSettings {
  const { mutate, isError, variables } = useApiMutation('changeShareSettings', {
    input: (change: ShareSettingsChange) => ({ body: change }),
    // The calls run one after another, so that the member's last choice is stored last.
    scope: { id: 'share-settings' },
    onSuccess: (saved, _change, client) => updateCachedCurrentUser(client, saved),
    // Does not open the sign-in page after a 401 response. If the session is over, the member learns this when they
    // share.
    signIn: null,
  });
  const change = (changed: ShareSettingsChange) => {
    dispatch({ type: 'settingsChanged', change: changed });
    mutate(changed);
  };
  const [name = null] = Object.keys(variables ?? {}) as ShareSettingName[];
  return { ...state.draft.settings, change, unsaved: isError ? name : null };
}
