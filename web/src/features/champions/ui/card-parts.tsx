import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { salePriceCents } from '@contract/rules/gross-profit';
import { CoverImage } from '@/components/cover-image';
import { Badge } from '@/components/surfaces';
import { formatCents } from '@/lib/format-money';

/** The card's left edge, from top to bottom. */
export const PictureSide = chakra('div', {
  base: { gridColumn: '1', gridRow: '1 / 3', position: 'relative', bg: 'sunken' },
});

/** What stands beside the picture, below the board's name. */
export const CardText = chakra('div', {
  base: {
    gridColumn: '2',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    px: '3',
    pt: '1',
    pb: '2',
  },
});

/** Who leads and by what, at the card's foot. */
export const Standing = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '3', mt: 'auto', fontSize: 'sm' },
});

/** An item's picture, cropped to the card's edge, with what it went for on a sticker. */
export function ItemSide({ item }: { readonly item: Item }) {
  const { url, width, height } = item.picture.thumbnails[0] ?? item.picture;
  return (
    <PictureSide containerType="inline-size">
      <CoverImage src={url} htmlWidth={width} htmlHeight={height} loading="lazy" />
      <Badge
        tone="sticker"
        position="absolute"
        bottom="2"
        insetInlineStart="0"
        roundedStart="none"
        fontFamily="display"
        // The longest price, nine million dollars and cents, fits as well.
        fontSize="min(0.875rem, 11.5cqi)"
        fontWeight="black"
        textStyle="figures"
      >
        <chakra.span srOnly>Sold for </chakra.span>
        {formatCents(salePriceCents(item))}
      </Badge>
    </PictureSide>
  );
}
