import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { FAVORITES_KEY } from '@/features/favorites/api/favorites';
import { ITEM_LIST_KEY } from '@/features/items/api/list-items';
import { PROFILE_KEYS } from '@/features/profiles/api/profile';
import { announceSessionChange } from '@/services/session-channel';

/** After a block or an unblock in this tab: reads the lists again, and tells the other tabs. */
export function blocksChanged(client: QueryClient, hasBlocked: boolean): void {
  client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, hasBlocked });
  for (const queryKey of [ITEM_LIST_KEY, FAVORITES_KEY])
    void client.invalidateQueries({ queryKey });
  // Not shown while they are read again, because a profile can be that of the blocked member.
  for (const queryKey of PROFILE_KEYS) void client.resetQueries({ queryKey });
  announceSessionChange('blocks-changed');
}
