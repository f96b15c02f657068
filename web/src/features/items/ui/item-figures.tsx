import { chakra } from '@chakra-ui/react/styled-system';
import { decimalToCents, grossProfitCents, salePriceCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';
import { CommentIcon, HeartIcon } from '@/components/icons';
import { compactCount, formatCents, formatDay, formatSignedCents, nounFor } from '@/lib/format';

const TAG_SHAPE = 'polygon(0.7em 0, 100% 0, 100% 100%, 0.7em 100%, 0 50%)';

/** Widths in em of the tag: one digit, both paddings, and the word 'offer' with its gap. */
const EM = { figure: 0.64, padding: 1.95, offer: 2.1 } as const;

/** Shrinks a long price to the width of the parent, which must be a size container. */
function fittingSize(price: string, isOffer: boolean) {
  const width = price.length * EM.figure + EM.padding + (isOffer ? EM.offer : 0);
  const fitting = `${(97 / width).toFixed(2)}cqi`;
  return { base: `min(1.375rem, ${fitting})`, md: `min(1.75rem, ${fitting})` };
}

export function PriceTag({ item }: { readonly item: Item }) {
  const price = formatCents(salePriceCents(item));
  const isOffer = item.saleType === 'offer' && item.offerPrice !== null;
  return (
    <chakra.p
      display="inline-flex"
      alignItems="baseline"
      gap="1.5"
      ps="1.35em"
      pe="0.6em"
      py="0.15em"
      bg="sticker"
      color="onSticker"
      clipPath={TAG_SHAPE}
      position="relative"
      fontFamily="display"
      fontWeight="black"
      fontSize={fittingSize(price, isOffer)}
      whiteSpace="nowrap"
      forcedColorAdjust="none"
      lineHeight="snug"
      textStyle="figures"
      _before={{
        content: '""',
        position: 'absolute',
        insetInlineStart: '0.6em',
        top: 'calc(50% - 0.15em)',
        w: '0.3em',
        h: '0.3em',
        rounded: 'full',
        bg: 'onSticker',
      }}
    >
      <chakra.span srOnly>Sold for </chakra.span>
      {price}
      {isOffer && (
        <chakra.span fontSize="0.55em" fontWeight="semibold">
          offer
        </chakra.span>
      )}
    </chakra.p>
  );
}

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

/** Shows a sign as well, so that color is not the only mark of a loss. */
export const Profit = ({ cents }: { readonly cents: number }) => (
  <chakra.span fontWeight="bold" color={cents >= 0 ? 'gain' : 'loss'}>
    {formatSignedCents(cents)}
  </chakra.span>
);

export function ItemCounts({
  item,
  inWords = false,
}: {
  readonly item: Item;
  readonly inWords?: boolean;
}) {
  return (
    <chakra.span
      display="inline-flex"
      gap={inWords ? '5' : '3'}
      color="inkMuted"
      textStyle="figures"
    >
      <Count icon={<HeartIcon />} count={item.likesCount} what="like" inWords={inWords} />
      <Count icon={<CommentIcon />} count={item.commentsCount} what="comment" inWords={inWords} />
    </chakra.span>
  );
}

function Count(props: {
  readonly icon: ReactNode;
  readonly count: number;
  readonly what: string;
  readonly inWords: boolean;
}) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap={props.inWords ? '1.5' : '1'}>
      {props.icon}
      {compactCount(props.count)}
      <chakra.span srOnly={!props.inWords}> {nounFor(props.count, props.what)}</chakra.span>
    </chakra.span>
  );
}
