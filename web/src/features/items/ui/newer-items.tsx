import { Button } from '@/components/button';
import { formatCount } from '@/lib/format';
import type { ItemList } from '../model/use-item-list';
import { useNewerItems } from '../model/use-newer-items';
import styles from './newer-items.module.css';

interface NewerItemsProps {
  readonly itemList: ItemList;
  /**
   * Called when the new items are shown. The button had the focus and has disappeared, so the caller must focus another
   * element.
   */
  readonly onShow: () => void;
}

/**
 * A button over the first cards that shows newer items. The button takes no room, so that the cards do not move when it
 * appears.
 */
export function NewerItems({ itemList, onShow }: NewerItemsProps) {
  const { count, show } = useNewerItems(itemList);
  return (
    <div role="status" className={styles.status}>
      {count > 0 && (
        <Button
          onClick={() => {
            show();
            onShow();
          }}
        >
          Show {formatCount(count, 'new item')}
        </Button>
      )}
    </div>
  );
}
