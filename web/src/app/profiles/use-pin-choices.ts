import type { MenuChoice } from '@/components/menu/menu-popover';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { usePins } from '@/features/profiles/model/use-pins';

/** Returns the choice that pins or unpins the member's own item. Only for premium members. */
export function usePinChoices(itemId: string): readonly MenuChoice[] {
  const { user } = useCurrentUser();
  const viewer = useViewer();
  const { change } = usePins();
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
