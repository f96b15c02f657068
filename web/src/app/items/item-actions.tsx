import type { Item } from '@contract/schemas/item';
import type { ItemSlots } from '@/features/items/ui/item-slots';
import { ItemLike } from '../likes/item-like';
import styles from './item-actions.module.css';

/** The row has the height of its buttons, so that nothing moves when later ones load. */
const DetailActions = ({ item }: { readonly item: Item }) => (
  <div className={styles.row}>
    <ItemLike item={item} inWords />
  </div>
);

/** One object for all lists, because cards render again if their slots change. */
export const ITEM_SLOTS: ItemSlots = {
  actions: (item, place) =>
    place === 'detail' ? <DetailActions item={item} /> : <ItemLike item={item} inWords={false} />,
};
