import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ITEM_LIST_KEY } from '@/features/items/api/list-items';
import { removeCachedItemsOf } from '@/features/items/model/hide-items';
import { useBlockedMemberKeys } from '@/features/profiles/model/blocked-member-keys';

/**
 * Removes the items of blocked members from cached lists, and refetches the item list if it contained such items. Such
 * items can be in the cache for two reasons: the server renders the same page for everyone, and the reader may have
 * blocked a member in another tab.
 */
export function BlockedMembersSync() {
  const client = useQueryClient();
  const hidden = useBlockedMemberKeys(true);
  useEffect(() => {
    if (hidden && removeCachedItemsOf(client, hidden.usernames))
      void client.invalidateQueries({ queryKey: ITEM_LIST_KEY });
  }, [client, hidden]);
  return null;
}
