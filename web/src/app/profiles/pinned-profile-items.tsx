import type { Item } from '@contract/schemas/item';
import { Button } from '@/components/button';
import { ItemGrid } from '@/features/items/ui/item-grid';
import { usePins } from '@/features/profiles/model/use-pins';
import { PinnedItems } from '@/features/profiles/ui/pinned-items';
import text from '@/components/text.module.css';
import { ITEM_SLOTS } from '../items/item-actions';

interface PinnedProfileItemsProps {
  readonly items: readonly Item[];
  readonly isOwn: boolean;
}

/** The items that a member pinned. On one's own profile each has a button that unpins it. */
export function PinnedProfileItems({ items, isOwn }: PinnedProfileItemsProps) {
  const { change, busyWith } = usePins();
  const unpin = async (item: Item) => {
    const isLast = items.length === 1;
    const heading = document.getElementById(isLast ? 'paged-items' : 'pinned-items');
    // The button that had the focus is gone.
    if (await change('unpin', item.id)) heading?.focus({ preventScroll: true });
  };
  const below = (item: Item) => (
    <Button
      variant="outline"
      size="sm"
      busy={busyWith === item.id}
      onClick={() => void unpin(item)}
    >
      Unpin<span className={text.screenReaderOnly}> {item.title}</span>
    </Button>
  );
  return (
    <PinnedItems>
      <ItemGrid
        label="Pinned"
        items={items}
        ad={null}
        slots={ITEM_SLOTS}
        {...(isOwn && { below })}
      />
    </PinnedItems>
  );
}
