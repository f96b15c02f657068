import { chakra } from '@chakra-ui/react/styled-system';
import { decimalToCents } from '@contract/rules/money';
import type { PriceSummary } from '@contract/schemas/item-list';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/surfaces';
import { formatCents, formatCount } from '@/lib/format';

const PRICE_LINE_HEIGHT = { base: '7rem', md: '5.5rem' };

export const PriceLineSkeleton = () => <Skeleton h={PRICE_LINE_HEIGHT} />;

const dollars = (decimal: string) => formatCents(decimalToCents(decimal));

/** Shows only the number of sales if there are too few for a summary: docs/product.md#browsing. */
export function PriceLine({ summary }: { readonly summary: PriceSummary }) {
  const { sales, prices } = summary;
  return (
    <Strip aria-labelledby="sells-for">
      <chakra.h3 id="sells-for" textStyle="label" mb="1">
        Sold prices for this search
      </chakra.h3>
      {prices ? (
        <chakra.dl
          m="0"
          display="flex"
          flexWrap="wrap"
          columnGap="6"
          rowGap="1"
          alignItems="baseline"
        >
          <Figure label="Median" isMain>
            {dollars(prices.median)}
          </Figure>
          <Figure label="Lowest">{dollars(prices.lowest)}</Figure>
          <Figure label="Highest">{dollars(prices.highest)}</Figure>
          <Figure label="Sales">{sales.toLocaleString('en-US')}</Figure>
        </chakra.dl>
      ) : (
        <p>
          Not enough sales to show prices{' '}
          <chakra.span color="inkMuted">({formatCount(sales, 'sale')})</chakra.span>
        </p>
      )}
    </Strip>
  );
}

function Figure({
  label,
  isMain = false,
  children,
}: {
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <chakra.div display="flex" alignItems="baseline" gap="1.5">
      <chakra.dt fontSize="sm" color="inkMuted">
        {label}
      </chakra.dt>
      <chakra.dd m="0" fontWeight="bold" textStyle="figures" fontSize={isMain ? 'xl' : 'md'}>
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

const Strip = chakra('section', {
  base: {
    minH: PRICE_LINE_HEIGHT,
    px: '4',
    py: '3',
    rounded: 'md',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderInlineStart: '6px solid {colors.sticker}',
  },
});
