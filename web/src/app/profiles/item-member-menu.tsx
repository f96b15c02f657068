import type { Item } from '@contract/schemas/item';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hideItemsOf } from '@/features/items/model/hide-items';
import { useOpenedItem } from '@/features/items/model/opened-item';
import { leaveCard } from '@/features/items/model/removed-items';
import { MemberMenu } from '@/features/profiles/ui/member-menu';
import { usePinChoices } from './use-pin-choices';

interface ItemMemberMenuProps {
  readonly item: Item;
  readonly isOwn: boolean;
}

/** The menu in the item detail. The detail of a blocked member's item closes. */
export function ItemMemberMenu({ item, isOwn }: ItemMemberMenuProps) {
  const client = useQueryClient();
  const { close } = useOpenedItem();
  const pinChoices = usePinChoices(item.id);
  const blocked = useRef<string | null>(null);
  useEffect(
    () => () => {
      // Only now, so that the detail does not show that its item is missing.
      if (blocked.current !== null) hideItemsOf(client, new Set([blocked.current]));
    },
    [client],
  );
  return (
    <MemberMenu
      username={isOwn ? null : item.username}
      of="this item"
      choices={isOwn ? pinChoices : []}
      onBlocked={() => {
        blocked.current = item.username.toLowerCase();
        leaveCard(item.id);
        close();
      }}
    />
  );
}
