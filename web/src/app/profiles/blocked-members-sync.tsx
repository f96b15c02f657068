import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ITEM_LIST_KEY } from '@/features/items/api/list-items';
import { hideItemsOf } from '@/features/items/model/hide-items';
import { useHiddenMembers } from '@/features/profiles/model/hidden-members';

/**
 * Takes the items of blocked members out of lists that hold them: the server renders the first page for everyone, and another
 * tab may have blocked somebody.
 */
export function BlockedMembersSync() {
  const client = useQueryClient();
  const hidden = useHiddenMembers(true);
  useEffect(() => {
    if (hidden && hideItemsOf(client, hidden.usernames))
      void client.invalidateQueries({ queryKey: ITEM_LIST_KEY });
  }, [client, hidden]);
  return null;
}
