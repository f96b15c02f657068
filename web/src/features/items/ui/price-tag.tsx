import { chakra } from '@chakra-ui/react/styled-system';
import { salePriceCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import { formatCents } from '@/lib/format-money';

const TAG_SHAPE = 'polygon(0.7em 0, 100% 0, 100% 100%, 0.7em 100%, 0 50%)';

/** Widths in the tag's own em: a figure's, both paddings', the word 'offer' with its gap. */
const EM = { figure: 0.64, padding: 1.95, offer: 2.1 } as const;

/** Large, and smaller where a long price would not fit the picture that it lies on, a size container. */
function fittingSize(price: string, isOffer: boolean) {
  const width = price.length * EM.figure + EM.padding + (isOffer ? EM.offer : 0);
  const fitting = `${(97 / width).toFixed(2)}cqi`;
  return { base: `min(1.375rem, ${fitting})`, md: `min(1.75rem, ${fitting})` };
}

/** What an item went for, on a yellow tag: the same in light and dark, as stickers are. */
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
