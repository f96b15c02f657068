import { grossProfitCents, salePriceCents } from '@contract/rules/profit';
import { decimalToCents } from '@contract/schemas/money';
import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';
import { CommentIcon, HeartIcon } from '@/components/icons';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { compactCount, formatCents, formatDay, formatSignedCents, nounFor } from '@/lib/format';
import styles from './item-figures.module.css';

type PricedItem = Pick<
  Item,
  'soldPrice' | 'saleType' | 'offerPrice' | 'isOwnSale' | 'purchasePrice'
>;
type LedgerItem = PricedItem & Pick<Item, 'sourceLocation' | 'soldDate'>;

/** The price of an item. The parent element must be a size container. */
export function PriceTag({ item }: { readonly item: PricedItem }) {
  const price = formatCents(salePriceCents(item));
  const isOffer = item.saleType === 'offer' && item.offerPrice !== null;
  return (
    <p
      className={classNames(text.figures, styles.tag, isOffer && styles.isOffer)}
      data-characters={price.length}
    >
      <span className={text.screenReaderOnly}>Sold for </span>
      {price}
      {isOffer && <span className={styles.offer}>offer</span>}
    </p>
  );
}

/**
 * If a profit or loss is at least this amount in cents, the card hides the word 'profit', because it has no room for
 * the word beside the amount.
 */
const LONG_CENTS = 1_000_000;

/** The profit of an own sale. Renders nothing for other items. */
export function ProfitLine({ item }: { readonly item: PricedItem }) {
  const profit = grossProfitCents(item);
  if (profit === null) return null;
  const isLong = Math.abs(profit) >= LONG_CENTS;
  return (
    <p className={classNames(text.figures, styles.profit)}>
      <span className={classNames(styles.sum, isLong && styles.isLong)}>
        <SignedProfit cents={profit} />{' '}
        <span className={isLong ? text.screenReaderOnly : styles.what}>profit</span>
      </span>
    </p>
  );
}

/** The purchase price, source and dates of an item, one line each. */
export function ItemLedger({ item }: { readonly item: LedgerItem }) {
  return (
    <dl className={classNames(text.figures, styles.ledger)}>
      {item.purchasePrice !== null && (
        <LedgerLine label="Paid">{formatCents(decimalToCents(item.purchasePrice))}</LedgerLine>
      )}
      {item.sourceLocation !== null && <LedgerLine label="From">{item.sourceLocation}</LedgerLine>}
      {item.soldDate !== null && <LedgerLine label="Sold">{formatDay(item.soldDate)}</LedgerLine>}
    </dl>
  );
}

export function LedgerLine({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A profit with a plus or minus sign. Color alone must not mark a loss, because some users do not see the color. */
export const SignedProfit = ({ cents }: { readonly cents: number }) => (
  <span className={cents >= 0 ? styles.gain : styles.loss}>{formatSignedCents(cents)}</span>
);

interface ItemCountsProps {
  readonly item: Item;
  readonly inWords?: boolean;
  /** Whether to show the number of likes. False if a like button already shows it. */
  readonly withLikes?: boolean;
}

export function ItemCounts({ item, inWords = false, withLikes = true }: ItemCountsProps) {
  return (
    <span className={classNames(text.figures, styles.counts, inWords && styles.inWords)}>
      {withLikes && (
        <Count icon={<HeartIcon />} count={item.likesCount} what="like" inWords={inWords} />
      )}
      <Count icon={<CommentIcon />} count={item.commentsCount} what="comment" inWords={inWords} />
    </span>
  );
}

function Count(props: {
  readonly icon: ReactNode;
  readonly count: number;
  readonly what: string;
  readonly inWords: boolean;
}) {
  return (
    <span className={styles.count}>
      {props.icon}
      {compactCount(props.count)}
      <span className={props.inWords ? undefined : text.screenReaderOnly}>
        {' '}
        {nounFor(props.count, props.what)}
      </span>
    </span>
  );
}
