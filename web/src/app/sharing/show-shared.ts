import type { Item } from '@contract/schemas/item';
import { showToast } from '@/components/toast/toast-store';
import { showNewCard } from '@/features/items/ui/show-new-card';
import { openItem } from '@/features/items/model/open-item';

const SUCCESS = {
  title: 'Success!',
  description: 'Image uploaded and item created successfully',
};

/** Says that the item is shared, and shows its card. If the list cannot show the card, the toast leads to the item. */
export function showShared({ id }: Item): void {
  const isListed = window.location.search === '';
  if (isListed) showNewCard(id);
  const view = { label: 'View', onPress: () => openItem({ itemId: id }) };
  showToast(isListed ? SUCCESS : { ...SUCCESS, action: view });
}
