import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { Link } from 'react-router-dom';
import { CommentIcon, HeartIcon, StarIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';
import { cardRecipe } from '@/components/recipes';
import { ItemLedger } from './item-ledger';
import { ItemPicture } from './item-picture';
import { PriceTag } from './price-tag';
import { TypeStamp } from './type-stamp';

const Sheet = chakra('article', cardRecipe);

/** One shared sale or find: picture and price first, then what a reseller weighs. */
export function ItemCard({ item, eager }: { readonly item: Item; readonly eager: boolean }) {
  const titleId = `item-${item.id}`;
  return (
    <Sheet padding="none" aria-labelledby={titleId} h="full" display="flex" flexDirection="column">
      <chakra.div position="relative" aspectRatio="1" bg="sunken" containerType="inline-size">
        <ItemPicture item={item} eager={eager} />
        <TypeStamp isOwnSale={item.isOwnSale} />
        <chakra.div position="absolute" insetInlineEnd="0" bottom="-0.75rem">
          <PriceTag item={item} />
        </chakra.div>
      </chakra.div>
      <chakra.div
        flex="1"
        display="flex"
        flexDirection="column"
        gap="2"
        p={{ base: '3', md: '4' }}
        pt={{ base: '5', md: '6' }}
      >
        <chakra.h3
          id={titleId}
          textStyle="heading"
          fontSize={{ base: 'md', md: 'lg' }}
          lineClamp="2"
          overflowWrap="anywhere"
        >
          {item.title}
        </chakra.h3>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" minW="0" fontSize="xs">
          <Badge maxW="full" whiteSpace="normal">
            {PLATFORM_LABELS[item.platform]}
          </Badge>
          <chakra.span color="inkMuted" overflowWrap="anywhere">
            {item.categoryName}
          </chakra.span>
        </chakra.p>
        <ItemLedger item={item} />
        <CardFoot item={item} />
      </chakra.div>
    </Sheet>
  );
}

const MemberLink = chakra(Link, {
  base: {
    fontWeight: 'semibold',
    color: 'link',
    minW: '0',
    truncate: true,
    py: '1',
    _hover: { textDecoration: 'underline' },
  },
});

function CardFoot({ item }: { readonly item: Item }) {
  return (
    <chakra.div
      mt="auto"
      pt="2"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      fontSize="sm"
    >
      <chakra.span display="flex" alignItems="center" gap="1.5">
        <MemberLink to={`/user/${item.username}`}>@{item.username}</MemberLink>
        {item.isPremiumUser && (
          <Badge tone="sticker" px="1">
            <StarIcon />
            <chakra.span srOnly={{ base: true, lg: false }}>Premium</chakra.span>
          </Badge>
        )}
      </chakra.span>
      <chakra.span display="inline-flex" gap="3" color="inkMuted" textStyle="figures">
        <Count icon={<HeartIcon />} count={item.likesCount} what="like" />
        <Count icon={<CommentIcon />} count={item.commentsCount} what="comment" />
      </chakra.span>
    </chakra.div>
  );
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

function Count(props: {
  readonly icon: React.ReactNode;
  readonly count: number;
  readonly what: string;
}) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      {props.icon}
      {compact.format(props.count)}
      <chakra.span srOnly> {props.count === 1 ? props.what : `${props.what}s`}</chakra.span>
    </chakra.span>
  );
}
