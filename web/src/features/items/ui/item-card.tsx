import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import type { ReactNode } from 'react';
import { CoverImage } from '@/components/cover-image';
import { MemberName } from '@/components/member-name';
import { Badge, Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { opensElsewhere } from '@/lib/opens-elsewhere';
import { openItem } from '../model/open-item';
import { pictureSet } from '../model/picture-sources';
import styles from './item-card.module.css';
import { ItemCounts, ItemLedger, PriceTag } from './item-figures';
import type { ItemSlots } from './item-slots';

interface ItemCardProps {
  readonly item: Item;
  /** Whether to load the picture before it scrolls into view. */
  readonly eager: boolean;
  readonly slots?: Pick<ItemSlots, 'actions'> | undefined;
}

export function ItemCard({ item, eager, slots }: ItemCardProps) {
  const titleId = `item-${item.id}`;
  return (
    <Card as="article" padding="none" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.picture}>
        <ItemPicture item={item} eager={eager} />
        <TypeStamp isOwnSale={item.isOwnSale} />
        <div className={styles.price}>
          <PriceTag item={item} />
        </div>
      </div>
      <div className={styles.text}>
        <h3 id={titleId} className={classNames(text.heading, styles.title)}>
          <ItemLink item={item} />
        </h3>
        <p className={styles.origin}>
          <Badge className={styles.platform}>{PLATFORM_LABELS[item.platform]}</Badge>
          <span className={styles.category}>{item.categoryName}</span>
        </p>
        <ItemLedger item={item} />
        <CardFoot item={item} actions={slots?.actions?.(item)} />
      </div>
    </Card>
  );
}

/** Covers the whole card. A plain click opens the item detail. */
function ItemLink({ item }: { readonly item: Item }) {
  return (
    <a
      className={styles.link}
      href={`/item/${item.id}`}
      data-item-link={item.id}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openItem({ itemId: item.id });
      }}
    >
      {item.title}
    </a>
  );
}

/** Returns the link of an item's card, or null if no card shows the item. */
export const findItemLink = (itemId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item-link="${CSS.escape(itemId)}"]`);

function CardFoot({ item, actions }: { readonly item: Item; readonly actions: ReactNode }) {
  return (
    <div className={styles.foot}>
      <MemberName member={item} inWordsFrom="lg" />
      {actions ? <div className={styles.actions}>{actions}</div> : <ItemCounts item={item} />}
    </div>
  );
}

const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

const ItemPicture = ({ item, eager }: { readonly item: Item; readonly eager: boolean }) => (
  <CoverImage
    src={item.thumbnail}
    srcSet={pictureSet(item.picture)}
    sizes={SIZES}
    width={item.picture.width}
    height={item.picture.height}
    loading={eager ? 'eager' : 'lazy'}
  />
);

const TypeStamp = ({ isOwnSale }: { readonly isOwnSale: boolean }) => (
  <p className={classNames(styles.stamp, isOwnSale ? styles.sale : styles.find)}>
    {isOwnSale ? 'My Sale' : 'Interesting'}
  </p>
);
