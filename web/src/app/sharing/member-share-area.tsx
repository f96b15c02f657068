import type { Item } from '@contract/schemas/item';
import { showToast } from '@/components/toast/toast-store';
import { openItem } from '@/features/items/model/open-item';
import { scrollToNewCard } from '@/features/items/ui/scroll-to-new-card';
import { ShareArea, type ShareAreaProps } from '@/features/sharing/ui/share-area';

const loadPanel = async () => (await import('./composed-share-panel')).ComposedSharePanel;

export const MemberShareArea = (props: Omit<ShareAreaProps, 'loadPanel' | 'onShared'>) => (
  <ShareArea {...props} loadPanel={loadPanel} onShared={showShared} />
);

const SUCCESS = {
  title: 'Success!',
  description: 'Image uploaded and item created successfully',
};

/**
 * Shows a toast about the shared item. If the list has no search, filter or page in its URL, scrolls to the item's
 * card. Otherwise the list may lack the card, so the toast has a button that opens the item.
 */
function showShared({ id }: Item): void {
  const isListed = window.location.search === '';
  if (isListed) scrollToNewCard(id);
  const view = { label: 'View', onPress: () => openItem({ itemId: id }) };
  showToast(isListed ? SUCCESS : { ...SUCCESS, action: view });
}
