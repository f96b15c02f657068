import type { CurrentUser } from '@contract/schemas/user';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { PROFILE_KEYS } from '@/features/profiles/api/profile';

/** Returns a function that shows a change of one's own bio or pins in every cached answer. */
function useOnOwnProfileChanged() {
  const client = useQueryClient();
  return (change: Pick<CurrentUser, 'bio'> | Pick<CurrentUser, 'pinnedItemIds'>) => {
    client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...change });
    for (const queryKey of PROFILE_KEYS) void client.invalidateQueries({ queryKey });
  };
}

export function useOnPinsChanged() {
  const onChanged = useOnOwnProfileChanged();
  return (pinnedItemIds: string[]) => onChanged({ pinnedItemIds });
}

export function useOnBioChanged() {
  const onChanged = useOnOwnProfileChanged();
  return (bio: string | null) => onChanged({ bio });
}
