import type { Item } from '@contract/schemas/item';
import { salePriceCents } from '@contract/rules/profit';
import type { ReactNode } from 'react';
import { CardLink } from '@/components/card-link';
import { PictureFillingParent } from '@/components/picture-filling-parent';
import { HeartIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { compactCount, formatCents, formatSignedCents, nounFor } from '@/lib/format';
import { thumbnailSources } from '@/lib/picture-sources';
import styles from './card-parts.module.css';

export const CardText = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.text}>{children}</div>
);

export const ChampionFigure = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.standing}>{children}</p>
);

/**
 * The width of the picture. It equals the height of the card, because the picture is a square beside the text and as
 * high as the card.
 */
const SIZES = '9rem';

export function ItemPictureSide({ item }: { readonly item: Item }) {
  return (
    <div className={styles.picture}>
      <PictureFillingParent sources={thumbnailSources(item.picture)} sizes={SIZES} />
      <Badge tone="sticker" className={classNames(text.figures, styles.price)}>
        <span className={text.screenReaderOnly}>Sold for </span>
        {formatCents(salePriceCents(item))}
      </Badge>
    </div>
  );
}

const FIGURE = classNames(text.figures, styles.figure);

export const LikesFigure = ({ count }: { readonly count: number }) => (
  <span className={FIGURE}>
    <HeartIcon />
    {compactCount(count)} {nounFor(count, 'like')}
  </span>
);

export const ProfitFigure = ({ cents }: { readonly cents: number }) => (
  <span className={classNames(FIGURE, cents >= 0 ? styles.gain : styles.loss)}>
    {formatSignedCents(cents)}
  </span>
);

export const SharedItemsFigure = ({ count }: { readonly count: number }) => (
  <span className={FIGURE}>
    {compactCount(count)} {nounFor(count, 'item')}
  </span>
);

/** A link that opens the item over the current page. */
export const ItemLink = ({
  item,
  onOpen,
}: {
  readonly item: Item;
  readonly onOpen: (item: Item) => void;
}) => (
  <CardLink
    href={`/item/${item.id}`}
    onOpen={() => {
      onOpen(item);
    }}
  >
    {item.title}
  </CardLink>
);
