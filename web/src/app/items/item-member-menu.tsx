import type { Item } from '@contract/schemas/item';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MenuChoice } from '@/components/menu/menu-popover';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { removeCachedItemsOf } from '@/features/items/model/hide-items';
import { useOpenedItem } from '@/features/items/model/opened-item';
import { rememberCardBesideItem } from '@/features/items/model/removed-items';
import { usePinActions } from '@/features/profiles/model/use-pin-actions';
import { MemberMenu } from '@/features/profiles/ui/member-menu';

interface ItemMemberMenuProps {
  readonly item: Item;
  readonly isOwn: boolean;
}

/**
 * The menu on an item. With it, a reader blocks the owner of the item, or pins an item of their own. Blocking closes
 * the item detail.
 */
export function ItemMemberMenu({ item, isOwn }: ItemMemberMenuProps) {
  const client = useQueryClient();
  const { close } = useOpenedItem();
  const pinChoices = usePinChoices(item.id);
  const blocked = useRef<string | null>(null);
  useEffect(
    () => () => {
      // Hides the items only after the item detail has closed. Otherwise the detail would show that its item is
      // missing.
      if (blocked.current !== null) removeCachedItemsOf(client, new Set([blocked.current]));
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
        rememberCardBesideItem(item.id);
        close();
      }}
    />
  );
}

/** Returns the menu choice that pins or unpins an own item. Returns no choice for members without Premium. */
function usePinChoices(itemId: string): readonly MenuChoice[] {
  const { user } = useCurrentUser();
  const viewer = useViewer();
  const { change } = usePinActions();
  if (viewer !== 'premium') return [];
  const isPinned = user?.pinnedItemIds?.includes(itemId) ?? false;
  return [
    {
      key: 'pin',
      content: isPinned ? 'Unpin from Profile' : 'Pin to Profile',
      onChoose: () => void change(isPinned ? 'unpin' : 'pin', itemId),
    },
  ];
}
