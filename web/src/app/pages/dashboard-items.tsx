import { useQueryClient } from '@tanstack/react-query';
import { deletionKey } from '@/features/items/model/use-live-changes';
import { OwnItemsSection } from '@/features/items/ui/own-items-section';
import { DeleteQuestion } from '@/features/sharing/ui/delete-question';
import { ITEM_SLOTS } from '../items/item-actions';
import { refreshItems } from '../items/refresh-items';

/** The member's own items, which are deleted here one by one or several together. */
export function DashboardItems() {
  const client = useQueryClient();
  return (
    <OwnItemsSection
      slots={ITEM_SLOTS}
      deletionQuestion={({ item, ...deletion }) => (
        <DeleteQuestion itemId={item.id} deletionKey={deletionKey(item.id)} {...deletion} />
      )}
      onDeleted={() => refreshItems(client)}
    />
  );
}
