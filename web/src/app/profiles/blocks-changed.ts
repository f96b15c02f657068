import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { ITEM_LIST_KEY } from '@/features/items/api/list-items';
import { announceSessionChange } from '@/services/session-channel';

/** After a block or an unblock in this tab: reads the lists again, and tells the other tabs. */
export function blocksChanged(client: QueryClient, hasBlocked: boolean): void {
  client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, hasBlocked });
  void client.invalidateQueries({ queryKey: ITEM_LIST_KEY });
  announceSessionChange('blocks-changed');
}
