import type { Viewer } from '@contract/rules/page-allowance';
import { LazyPart } from '@/components/lazy-part';
import { loadOnce } from '@/lib/once';
import { useOpenedItem, useOpenItemEventListener } from '../model/opened-item';
import { ItemDialog } from './item-dialog';
import type { ItemSlots } from './item-slots';

/**
 * Loads the code of the item detail. If this code is loaded before the app's first render, the first render already
 * shows the open item.
 */
export const loadItemDetail = loadOnce(
  async () => (await import('./item-detail-content')).ItemDetailContent,
);

const NO_SLOTS: ItemSlots = {};

interface ItemDetailProps {
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
  readonly slots?: ItemSlots;
}

/** Shows the open item over any page. Opens an item on each `OPEN_ITEM_EVENT`. */
export function ItemDetail({ viewer, slots = NO_SLOTS }: ItemDetailProps) {
  useOpenItemEventListener();
  const { opened, show, close } = useOpenedItem();
  if (!opened) return null;
  return (
    <ItemDialog itemId={opened.itemId} onClose={close}>
      <LazyPart
        load={loadItemDetail}
        loading="Loading item..."
        failed="We couldn't load this item. Check your connection and try again."
        props={{ opened, viewer, slots, onShow: show, onClose: close }}
      />
    </ItemDialog>
  );
}
