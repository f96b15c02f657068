import { chakra } from '@chakra-ui/react/styled-system';
import { decimalToCents, grossProfitCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/format-date';
import { formatCents, formatSignedCents } from '@/lib/format-money';

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

/** One line of a sale's figures, a `dt` and its `dd`. */
export function LedgerLine({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="2"
      py="1"
      borderBottom="1px solid {colors.line}"
    >
      <chakra.dt color="inkMuted">{label}</chakra.dt>
      <chakra.dd m="0" ms="auto" textAlign="end" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

/** Gross profit in cents, in its colour and with its sign: no loss is told by colour alone. */
export const Profit = ({ cents }: { readonly cents: number }) => (
  <chakra.span fontWeight="bold" color={cents >= 0 ? 'gain' : 'loss'}>
    {formatSignedCents(cents)}
  </chakra.span>
);
