import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { salePriceCents } from '@contract/rules/money';
import { Link } from 'react-router-dom';
import { CoverImage } from '@/components/cover-image';
import { HeartIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';
import { compactCount, formatCents, formatSignedCents, nounFor } from '@/lib/format';
import { opensElsewhere } from '@/lib/opens-elsewhere';

export const PictureSide = chakra('div', {
  base: { gridColumn: '1', gridRow: '1 / 3', position: 'relative', bg: 'sunken' },
});

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

export const Standing = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '3', mt: 'auto', fontSize: 'sm' },
});

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
        // Fits the longest price, $9,999,999.99.
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

/** Covers the whole card. A plain click opens the item over this page. */
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
