import { chakra } from '@chakra-ui/react/styled-system';
import { decimalToCents, grossProfitCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { MemberName } from '@/components/member-name';
import { Badge } from '@/components/surfaces';
import { formatCents, formatDay, formatMoment } from '@/lib/format';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { ITEM_TITLE_ID } from './item-dialog';
import { LedgerLine, PriceTag, Profit } from './item-figures';

export function ItemFacts({ item }: { readonly item: Item }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.p display="flex" flexWrap="wrap" gap="2">
        <Badge tone={item.isOwnSale ? 'stamp' : 'find'}>
          {item.isOwnSale ? 'Own Sale' : 'BOLO'}
        </Badge>
        <Badge>{PLATFORM_LABELS[item.platform]}</Badge>
      </chakra.p>
      <chakra.h2
        id={ITEM_TITLE_ID}
        textStyle="heading"
        fontSize={{ base: 'xl', md: '2xl' }}
        overflowWrap="anywhere"
      >
        {item.title}
      </chakra.h2>
      <chakra.div containerType="inline-size">
        <PriceTag item={item} />
      </chakra.div>
      <FactList item={item} />
      <chakra.p
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        fontSize="sm"
      >
        <MemberName member={item} inWordsFrom="base" />
        <chakra.span color="inkMuted">
          Added <Moment moment={item.addedDate} />
        </chakra.span>
      </chakra.p>
    </chakra.div>
  );
}

/** The server does not know the reader's time zone. */
function Moment({ moment }: { readonly moment: string }) {
  const isHydrated = useIsHydrated();
  return <time dateTime={moment}>{formatMoment(moment, isHydrated ? undefined : 'UTC')}</time>;
}

function FactList({ item }: { readonly item: Item }) {
  const profit = grossProfitCents(item);
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      borderTop="1px solid {colors.line}"
      textStyle="figures"
    >
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
          <Profit cents={profit} />
        </LedgerLine>
      )}
      {item.sourceLocation !== null && (
        <LedgerLine label="Source">{item.sourceLocation}</LedgerLine>
      )}
    </chakra.dl>
  );
}
