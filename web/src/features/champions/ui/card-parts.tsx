import type { Item } from '@contract/schemas/item';
import { salePriceCents } from '@contract/rules/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CoverImage } from '@/components/cover-image';
import { HeartIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { compactCount, formatCents, formatSignedCents, nounFor } from '@/lib/format';
import { opensElsewhere } from '@/lib/opens-elsewhere';
import styles from './card-parts.module.css';

export const CardText = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.text}>{children}</div>
);

export const Standing = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.standing}>{children}</p>
);

export function ItemSide({ item }: { readonly item: Item }) {
  const { url, width, height } = item.picture.thumbnails[0] ?? item.picture;
  return (
    <div className={styles.picture}>
      <CoverImage src={url} width={width} height={height} loading="lazy" />
      <Badge tone="sticker" className={classNames(text.figures, styles.price)}>
        <span className={text.screenReaderOnly}>Sold for </span>
        {formatCents(salePriceCents(item))}
      </Badge>
    </div>
  );
}

const FIGURE = classNames(text.figures, styles.figure);

export const Likes = ({ count }: { readonly count: number }) => (
  <span className={FIGURE}>
    <HeartIcon />
    {compactCount(count)} {nounFor(count, 'like')}
  </span>
);

export const Profit = ({ cents }: { readonly cents: number }) => (
  <span className={classNames(FIGURE, cents >= 0 ? styles.gain : styles.loss)}>
    {formatSignedCents(cents)}
  </span>
);

export const ItemsShared = ({ count }: { readonly count: number }) => (
  <span className={FIGURE}>
    {compactCount(count)} {nounFor(count, 'item')}
  </span>
);

/** Covers the whole card. A plain click opens the item over this page. */
export const ItemLink = ({
  item,
  onOpen,
}: {
  readonly item: Item;
  readonly onOpen: (item: Item) => void;
}) => (
  <Link
    className={styles.link}
    to={`/item/${item.id}`}
    onClick={(event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onOpen(item);
    }}
  >
    {item.title}
  </Link>
);
