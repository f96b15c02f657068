import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { salePriceCents } from '@contract/rules/money';
import { Link } from 'react-router-dom';
import { CoverImage } from '@/components/cover-image';
import { HeartIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';
import { compactCount, formatCents, formatSignedCents, nounFor } from '@/lib/format';
import { opensElsewhere } from '@/lib/opens-elsewhere';

/** The card's left edge, from top to bottom. */
export const PictureSide = chakra('div', {
  base: { gridColumn: '1', gridRow: '1 / 3', position: 'relative', bg: 'sunken' },
});

/** What stands beside the picture, below the card's title. */
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

/** What a champion leads by; the cards' figures line up at their end, as in a ledger. */
const Figure = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    ms: 'auto',
    whiteSpace: 'nowrap',
    fontFamily: 'display',
    fontWeight: 'black',
    fontSize: 'lg',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

export const Likes = ({ count }: { readonly count: number }) => (
  <Figure>
    <HeartIcon />
    {compactCount(count)} {nounFor(count, 'like')}
  </Figure>
);

/** @param cents gross profit, below zero where it was a loss */
export const Profit = ({ cents }: { readonly cents: number }) => (
  <Figure color={cents >= 0 ? 'gain' : 'loss'}>{formatSignedCents(cents)}</Figure>
);

export const ItemsShared = ({ count }: { readonly count: number }) => (
  <Figure>
    {compactCount(count)} {nounFor(count, 'item')}
  </Figure>
);

const WholeCardLink = chakra(Link, {
  base: {
    color: 'inherit',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** An item's title, to be pressed anywhere on its card: opens the item here, or elsewhere as links can. */
export const ItemLink = ({
  item,
  onOpen,
}: {
  readonly item: Item;
  readonly onOpen: (item: Item) => void;
}) => (
  <WholeCardLink
    to={`/item/${item.id}`}
    onClick={(event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onOpen(item);
    }}
  >
    {item.title}
  </WholeCardLink>
);
