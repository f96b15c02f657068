import { chakra } from '@chakra-ui/react/styled-system';
import { grossProfitCents } from '@contract/rules/gross-profit';
import { decimalToCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import { formatDay } from '@/lib/format-date';
import { formatCents } from '@/lib/format-money';
import { LedgerLine } from './ledger-line';
import { Profit } from './profit';

/** The figures of a sale, one a line, as in a ledger; only what is known. */
export function ItemLedger({ item }: { readonly item: Item }) {
  const profit = grossProfitCents(item);
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      fontSize="sm"
      textStyle="figures"
    >
      {item.purchasePrice !== null && (
        <LedgerLine label="Paid">{formatCents(decimalToCents(item.purchasePrice))}</LedgerLine>
      )}
      {profit !== null && (
        <LedgerLine label="Profit">
          <Profit cents={profit} />
        </LedgerLine>
      )}
      {item.sourceLocation !== null && <LedgerLine label="From">{item.sourceLocation}</LedgerLine>}
      {item.soldDate !== null && <LedgerLine label="Sold">{formatDay(item.soldDate)}</LedgerLine>}
    </chakra.dl>
  );
}
