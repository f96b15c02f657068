import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { memo, type ReactNode, useId } from 'react';
import { CardLink } from '@/components/card-link';
import { PictureFillingParent } from '@/components/picture-filling-parent';
import { MemberName } from '@/components/member-name';
import { Badge, Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { placeholderSources, thumbnailSources } from '@/lib/picture-sources';
import { openItem } from '../model/open-item';
import { CARD_PICTURE_SIZES } from '../model/picture-sources';
import styles from './item-card.module.css';
import { ItemCounts, ItemLedger, PriceTag, ProfitLine } from './item-figures';
import type { ItemSlots } from './item-slots';

/**
 * When the picture of a card loads. `urgent`: before other pictures, even if the card is out of view. `lazy`: when the
 * card comes near the screen. `none`: never, and the card shows only the placeholder.
 */
export type PictureLoading = 'urgent' | 'lazy' | 'none';

interface ItemCardProps {
  readonly item: Item;
  readonly picture?: PictureLoading;
  readonly slots?: Pick<ItemSlots, 'actions'> | undefined;
  /** Called when the card is pressed. Default: opens the item. */
  readonly onOpen?: ((item: Item) => void) | undefined;
  /** A line of text above the last row of the card, which has the member name and the reactions. */
  readonly note?: ReactNode;
}

/**
 * The card of an item. It is memoized, so that the list reacts quickly to a tap and renders only changed cards again.
 */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, picture = 'lazy', slots, onOpen, note } = props;
  // Uses a generated id instead of the item's id, because a profile can show two cards of the same item.
  const titleId = useId();
  return (
    <CardFace
      item={item}
      titleId={titleId}
      picture={
        <PictureFillingParent
          sources={(picture === 'none' ? placeholderSources : thumbnailSources)(item.picture)}
          sizes={CARD_PICTURE_SIZES}
          isUrgent={picture === 'urgent'}
        />
      }
      title={
        <CardLink
          href={`/item/${item.id}`}
          data-item-link={item.id}
          onOpen={() => {
            if (onOpen) onOpen(item);
            else openItem({ itemId: item.id });
          }}
        >
          {item.title}
        </CardLink>
      }
    >
      {note && <div className={styles.note}>{note}</div>}
      <CardFoot item={item} actions={slots?.actions?.(item, 'card')} />
    </CardFace>
  );
});

/** The fields of a sale that a card shows. The share form shows the same fields in its preview of the sale. */
export type SaleCardFields = Pick<
  Item,
  | 'title'
  | 'platform'
  | 'categoryName'
  | 'isOwnSale'
  | 'soldPrice'
  | 'soldDate'
  | 'saleType'
  | 'offerPrice'
  | 'purchasePrice'
  | 'sourceLocation'
>;

interface CardFaceProps {
  readonly item: SaleCardFields;
  readonly titleId: string;
  /** A picture that fills its positioned parent. The parent is as wide as a thumbnail, but its height can differ. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /**
   * The last row of the card, with the member name and the reactions. The preview in the share form has no such row.
   */
  readonly children?: ReactNode;
}

/** The visible content of a card. If a field has no value, the picture also fills the room of this field. */
export const CardFace = ({ item, titleId, picture, title, children }: CardFaceProps) => (
  <Card
    as="article"
    padding="none"
    aria-labelledby={titleId}
    className={classNames(styles.card, !children && styles.preview)}
  >
    <div className={styles.picture}>
      {picture}
      <TypeStamp isOwnSale={item.isOwnSale} />
      <div className={styles.price}>
        <PriceTag item={item} />
      </div>
    </div>
    <div className={styles.text}>
      <ProfitLine item={item} />
      <h3 id={titleId} className={classNames(text.heading, styles.title)}>
        {title}
      </h3>
      <p className={styles.origin}>
        <PlatformBadge platform={item.platform} />
        <span className={classNames(text.truncated, styles.category)}>{item.categoryName}</span>
      </p>
      <ItemLedger item={item} />
      {children}
    </div>
  </Card>
);

/** Returns the link of an item's card, or null if no card on the page shows the item. */
export const findItemLink = (itemId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item-link="${CSS.escape(itemId)}"]`);

/**
 * Returns the URL of the thumbnail that an item's card has loaded. Returns null if no thumbnail of the item has loaded.
 */
export function loadedThumbnailUrl(itemId: string): string | null {
  const card = findItemLink(itemId)?.closest('article');
  const image = card?.querySelector<HTMLImageElement>('picture img');
  return image && image.naturalWidth > 0 ? image.currentSrc : null;
}

function CardFoot({ item, actions }: { readonly item: Item; readonly actions: ReactNode }) {
  return (
    <div className={styles.foot}>
      <MemberName member={item} inWordsFrom="lg" />
      <div className={styles.reactions}>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        <ItemCounts item={item} withLikes={!actions} />
      </div>
    </div>
  );
}

/**
 * The platform of the item. On phones, only the first word of the platform's name is shown, so that the category fits
 * beside it.
 */
function PlatformBadge({ platform }: Pick<SaleCardFields, 'platform'>) {
  const [first = '', ...rest] = PLATFORM_LABELS[platform].split(' ');
  return (
    <Badge className={styles.platform}>
      {first}
      {rest.length > 0 && (
        <span className={classNames(text.screenReaderOnly, styles.rest)}> {rest.join(' ')}</span>
      )}
    </Badge>
  );
}

const TypeStamp = ({ isOwnSale }: { readonly isOwnSale: boolean }) => (
  <p className={classNames(styles.stamp, isOwnSale ? styles.sale : styles.find)}>
    {isOwnSale ? 'My Sale' : 'Interesting'}
  </p>
);
