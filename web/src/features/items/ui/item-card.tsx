import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import type { ReactNode } from 'react';
import { CoverImage } from '@/components/cover-image';
import { MemberName } from '@/components/member-name';
import { Badge } from '@/components/surfaces';
import { cardRecipe } from '@/components/recipes';
import { opensElsewhere } from '@/lib/opens-elsewhere';
import { openItem } from '../model/open-item';
import { pictureSet } from '../model/picture-sources';
import { ItemCounts, ItemLedger, PriceTag } from './item-figures';
import type { ItemSlots } from './item-slots';

const Sheet = chakra('article', cardRecipe);

interface ItemCardProps {
  readonly item: Item;
  /** Whether to load the picture before it scrolls into view. */
  readonly eager: boolean;
  readonly slots?: Pick<ItemSlots, 'actions'> | undefined;
}

export function ItemCard({ item, eager, slots }: ItemCardProps) {
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
        <CardFoot item={item} actions={slots?.actions?.(item)} />
      </chakra.div>
    </Sheet>
  );
}

/** Covers the whole card. A plain click opens the item detail. */
function ItemLink({ item }: { readonly item: Item }) {
  return (
    <chakra.a
      href={`/item/${item.id}`}
      data-item-link={item.id}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openItem({ itemId: item.id });
      }}
      _hover={{ textDecoration: 'underline' }}
      _after={{ content: '""', position: 'absolute', inset: '0', cursor: 'pointer' }}
    >
      {item.title}
    </chakra.a>
  );
}

/** Returns the link of an item's card, or null if no card shows the item. */
export const findItemLink = (itemId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item-link="${CSS.escape(itemId)}"]`);

function CardFoot({ item, actions }: { readonly item: Item; readonly actions: ReactNode }) {
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
      {actions ? <Actions>{actions}</Actions> : <ItemCounts item={item} />}
    </chakra.div>
  );
}

/** Positioned, so that it is above the link that covers the card. */
const Actions = chakra('div', { base: { position: 'relative' } });

const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

const ItemPicture = ({ item, eager }: { readonly item: Item; readonly eager: boolean }) => (
  <CoverImage
    src={item.thumbnail}
    srcSet={pictureSet(item.picture)}
    sizes={SIZES}
    htmlWidth={item.picture.width}
    htmlHeight={item.picture.height}
    loading={eager ? 'eager' : 'lazy'}
  />
);

function TypeStamp({ isOwnSale }: { readonly isOwnSale: boolean }) {
  return (
    <chakra.p
      position="absolute"
      top="2.5"
      insetInlineStart="2"
      px="2"
      py="0.5"
      rounded="sm"
      bg={isOwnSale ? 'stampSoft' : 'findSoft'}
      color={isOwnSale ? 'stamp' : 'find'}
      border="2px solid currentColor"
      transform="rotate(-4deg)"
      fontFamily="display"
      fontSize="xs"
      fontWeight="black"
      letterSpacing="wide"
      lineHeight="snug"
      textTransform="uppercase"
    >
      {isOwnSale ? 'My Sale' : 'Interesting'}
    </chakra.p>
  );
}
