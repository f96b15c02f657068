import type { Item } from '@contract/schemas/item';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { Fragment, type ReactNode } from 'react';
import { Card, Skeleton } from '@/components/surfaces';
import type { ItemList } from '../model/use-item-list';
import { ItemCard } from './item-card';
import { ItemListFailure, NothingThere } from './item-list-notices';
import styles from './item-list-results.module.css';
import type { ItemSlots } from './item-slots';

interface ItemListResultsProps {
  readonly itemList: ItemList;
  /** Shown between the cards on phones. */
  readonly ad: ReactNode;
  readonly slots?: ItemSlots | undefined;
}

export function ItemListResults({ itemList, ad, slots }: ItemListResultsProps) {
  const { shown, error, isChanging } = itemList;
  if (error) return <ItemListFailure itemList={itemList} />;
  // Shows skeletons instead of an empty previous list while the next one loads.
  if (!shown || (isChanging && shown.items.length === 0)) return <ItemGridSkeleton ad={ad} />;
  return (
    <div aria-busy={isChanging} className={styles.results}>
      {shown.items.length > 0 ? (
        <ItemGrid items={shown.items} ad={ad} slots={slots} />
      ) : (
        <NothingThere itemList={itemList} total={shown.pagination.total} />
      )}
    </div>
  );
}

/** Four rows of two cards on phones. */
const CARDS_BEFORE_AD = 8;
/** The first row of cards on phones. */
const FIRST_PICTURES = 2;

interface ItemGridProps extends WithAd {
  /** For screen readers. */
  readonly label?: string;
  readonly items: readonly Item[];
  readonly slots?: ItemSlots | undefined;
  /** What is below the card of an item. */
  readonly below?: (item: Item) => ReactNode;
}

interface WithAd {
  readonly ad: ReactNode;
}

export function ItemGrid({ label = 'Items', items, ad, slots, below }: ItemGridProps) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {items.map((item, index) => (
        <Fragment key={item.id}>
          {index === CARDS_BEFORE_AD && <li className={styles.ad}>{ad}</li>}
          <li className={below && styles.withBelow}>
            <ItemCard item={item} isFirst={index < FIRST_PICTURES} slots={slots} />
            {below?.(item)}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

export function ItemGridSkeleton({ ad }: WithAd) {
  return (
    <ul aria-label="Loading items" className={styles.grid}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <Fragment key={index}>
          {index === CARDS_BEFORE_AD && <li className={styles.ad}>{ad}</li>}
          <li data-testid="item-skeleton">
            <Card padding="none">
              <Skeleton className={styles.unseenPicture} />
              <div className={styles.unseenText}>
                <Skeleton className={styles.unseenTitle} />
                <Skeleton className={styles.unseenOrigin} />
                <Skeleton className={styles.unseenLedger} />
                <Skeleton className={styles.unseenFoot} />
              </div>
            </Card>
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
