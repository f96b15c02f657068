import { grossProfitCents } from '@contract/rules/profit';
import { decimalToCents } from '@contract/schemas/money';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { MemberName } from '@/components/member-name';
import { MemberPicture } from '@/components/member-picture';
import { LocalDay } from '@/components/local-day';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCents, formatDay } from '@/lib/format';
import { ITEM_TITLE_ID } from './item-dialog';
import styles from './item-facts.module.css';
import { LedgerLine, PriceTag, SignedProfit } from './item-figures';

export function ItemFacts({ item }: { readonly item: Item }) {
  return (
    <div className={styles.facts}>
      <p className={styles.kinds}>
        <Badge tone={item.isOwnSale ? 'stamp' : 'find'}>
          {item.isOwnSale ? 'Own Sale' : 'BOLO'}
        </Badge>
        <Badge>{PLATFORM_LABELS[item.platform]}</Badge>
      </p>
      <h2 id={ITEM_TITLE_ID} className={classNames(text.writtenHeading, styles.title)}>
        {item.title}
      </h2>
      <div className={styles.price}>
        <PriceTag item={item} />
      </div>
      <FactList item={item} />
      <p className={styles.source}>
        <span className={styles.owner}>
          <MemberPicture member={item} />
          <MemberName member={item} inWordsFrom="base" />
        </span>
        <span className={styles.added}>
          Added <LocalDay moment={item.addedDate} />
        </span>
      </p>
    </div>
  );
}

function FactList({ item }: { readonly item: Item }) {
  const profit = grossProfitCents(item);
  return (
    <dl className={classNames(text.figures, styles.list)}>
      {item.soldDate !== null && (
        <LedgerLine label="Sold date">{formatDay(item.soldDate)}</LedgerLine>
      )}
      {item.categoryName !== null && <LedgerLine label="Category">{item.categoryName}</LedgerLine>}
      {item.purchasePrice !== null && (
        <LedgerLine label="Purchase price">
          {formatCents(decimalToCents(item.purchasePrice))}
        </LedgerLine>
      )}
      {profit !== null && (
        <LedgerLine label="Gross profit">
          <SignedProfit cents={profit} />
        </LedgerLine>
      )}
      {item.sourceLocation !== null && (
        <LedgerLine label="Source">{item.sourceLocation}</LedgerLine>
      )}
    </dl>
  );
}
