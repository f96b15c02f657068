import { chakra } from '@chakra-ui/react/styled-system';
import { salePriceCents } from '@contract/rules/gross-profit';
import type { Item } from '@contract/schemas/item';
import { formatCents } from '@/lib/format-money';

const TAG_SHAPE = 'polygon(0.7em 0, 100% 0, 100% 100%, 0.7em 100%, 0 50%)';

/** What an item went for, on a yellow tag: the same in light and dark, as stickers are. */
export function PriceTag({ item }: { readonly item: Item }) {
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
      fontSize={{ base: 'xl', md: '2xl' }}
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
      {formatCents(salePriceCents(item))}
      {item.saleType === 'offer' && item.offerPrice !== null && (
        <chakra.span fontSize="xs" fontWeight="semibold">
          offer
        </chakra.span>
      )}
    </chakra.p>
  );
}
