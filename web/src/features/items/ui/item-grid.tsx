import { RENDERED_CARD_COUNT } from '@contract/rules/rendered-cards';
import type { Item } from '@contract/schemas/item';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { Fragment, type ReactNode } from 'react';
import { Card, Skeleton } from '@/components/surfaces';
import { useIsHydrated } from '@/lib/hydration';
import { ItemCard, type PictureLoading } from './item-card';
import card from './item-card.module.css';
import styles from './item-grid.module.css';
import type { ItemSlots } from './item-slots';

/** The number of cards before the ad slot: four rows on phones, which have two cards in a row. */
const CARDS_BEFORE_AD = 8;
/** The number of cards whose pictures can be urgent: the first row on phones. */
const URGENT_PICTURES = 2;

interface ItemGridProps extends WithAd {
  /** The accessible name of the grid. */
  readonly label?: string;
  readonly items: readonly Item[];
  /** When the pictures load. `urgent` applies only to the first two cards. The other cards are lazy. */
  readonly pictures?: PictureLoading;
  readonly slots?: ItemSlots | undefined;
  /** Renders content below an item's card. */
  readonly below?: (item: Item) => ReactNode;
}

interface WithAd {
  readonly ad: ReactNode;
}

export function ItemGrid(props: ItemGridProps) {
  const { label = 'Items', items, pictures = 'lazy', ad, slots, below } = props;
  const shown = useIsHydrated() ? items : items.slice(0, RENDERED_CARD_COUNT);
  return (
    <ul aria-label={label} className={styles.grid}>
      {shown.map((item, index) => (
        <Fragment key={item.id}>
          {index === CARDS_BEFORE_AD && <li className={styles.ad}>{ad}</li>}
          <li className={below && styles.withBelow}>
            <ItemCard
              item={item}
              picture={pictures === 'urgent' && index >= URGENT_PICTURES ? 'lazy' : pictures}
              slots={slots}
            />
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
            <Card padding="none" className={card.card}>
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
