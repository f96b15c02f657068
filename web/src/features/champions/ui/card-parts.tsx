import { chakra } from '@chakra-ui/react/styled-system';
import type { ChampionSeller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import { salePriceCents } from '@contract/rules/gross-profit';
import { Link } from 'react-router-dom';
import { StarIcon } from '@/components/icons';
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
      <chakra.img
        src={url}
        htmlWidth={width}
        htmlHeight={height}
        alt=""
        loading="lazy"
        decoding="async"
        position="absolute"
        inset="0"
        w="full"
        h="full"
        objectFit="cover"
        // A listing's screenshot has its product above the middle.
        objectPosition="50% 25%"
      />
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

type Sharer = Pick<NonNullable<ChampionSeller>['user'], 'username' | 'isPremiumUser'>;

const NameLink = chakra(Link, {
  base: {
    // Above the title's link, which spreads over the whole card.
    position: 'relative',
    minW: '0',
    py: '0.5',
    truncate: true,
    fontWeight: 'semibold',
    color: 'link',
    _hover: { textDecoration: 'underline' },
  },
});

/** A member's name, leading to their profile, with the badge of those who are premium. */
export const MemberName = ({ member }: { readonly member: Sharer }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5" minW="0">
    <NameLink to={`/user/${member.username}`}>@{member.username}</NameLink>
    {member.isPremiumUser && (
      <Badge tone="sticker" px="1">
        <StarIcon />
        <chakra.span srOnly>Premium</chakra.span>
      </Badge>
    )}
  </chakra.span>
);
