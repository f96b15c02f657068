import { useCurrentUser } from '@/features/accounts/model/session';
import { deletionKey } from '@/features/items/model/use-live-changes';
import { OwnItemsSection } from '@/features/items/ui/own-items-section';
import { DeleteQuestion } from '@/features/sharing/ui/delete-question';
import { ITEM_SLOTS } from '../items/item-actions';

/** The member's own items, which are deleted here one by one or several together. */
export const DashboardItems = () => {
  const isSuspended = Boolean(useCurrentUser().user?.suspension);
  return (
    <OwnItemsSection
      slots={ITEM_SLOTS}
      isSuspended={isSuspended}
      deletionQuestion={({ item, ...deletion }) => (
        <DeleteQuestion
          itemId={item.id}
          isOwnSale={item.isOwnSale}
          deletionKey={deletionKey(item.id)}
          {...deletion}
        />
      )}
    />
  );
};
