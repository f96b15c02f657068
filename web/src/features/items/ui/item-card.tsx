import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { MemberName } from '@/components/member-name';
import { Badge } from '@/components/surfaces';
import { cardRecipe } from '@/components/recipes';
import { ItemCounts } from './item-counts';
import { ItemLedger } from './item-ledger';
import { ItemLink } from './item-link';
import { ItemPicture } from './item-picture';
import { PriceTag } from './price-tag';
import { TypeStamp } from './type-stamp';

const Sheet = chakra('article', cardRecipe);

/** One shared sale or find: picture and price first, then what a reseller weighs. It opens its detail. */
export function ItemCard({ item, eager }: { readonly item: Item; readonly eager: boolean }) {
  const titleId = `item-${item.id}`;
  return (
    <Sheet
      padding="none"
      aria-labelledby={titleId}
      position="relative"
      h="full"
      display="flex"
      flexDirection="column"
    >
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
          <ItemLink item={item} />
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
      <MemberName member={item} inWordsFrom="lg" />
      <ItemCounts item={item} />
    </chakra.div>
  );
}
