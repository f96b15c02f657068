import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { Fragment, type ReactNode } from 'react';
import { cardRecipe } from '@/components/recipes';
import { Skeleton } from '@/components/surfaces';
import type { ItemList } from '../model/use-item-list';
import { ItemCard } from './item-card';
import { ItemListFailure, NothingThere } from './item-list-notices';
import type { ItemSlots } from './item-slots';

interface ItemListResultsProps {
  readonly itemList: ItemList;
  /** Shown between the cards on phones. */
  readonly ad: ReactNode;
  readonly slots?: ItemSlots | undefined;
}

export function ItemListResults({ itemList, ad, slots }: ItemListResultsProps) {
  const { shown, error, isChanging } = itemList;
  if (error) return <ItemListFailure itemList={itemList} />;
  // Shows skeletons instead of an empty previous list while the next one loads.
  if (!shown || (isChanging && shown.items.length === 0)) return <ItemGridSkeleton ad={ad} />;
  return (
    <chakra.div
      aria-busy={isChanging}
      opacity={isChanging ? 0.5 : 1}
      transition="opacity {durations.fast}"
    >
      {shown.items.length > 0 ? (
        <ItemGrid items={shown.items} ad={ad} slots={slots} />
      ) : (
        <NothingThere itemList={itemList} total={shown.pagination.total} />
      )}
    </chakra.div>
  );
}

const COLUMNS = 4;
/** Four rows of two cards on phones. */
const CARDS_BEFORE_AD = 8;
const EAGER_PICTURES = COLUMNS;

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: `repeat(${COLUMNS}, minmax(0, 1fr))`,
    },
  },
});

interface ItemGridProps extends WithAd {
  readonly items: readonly Item[];
  readonly slots?: ItemSlots | undefined;
}

interface WithAd {
  readonly ad: ReactNode;
}

function ItemGrid({ items, ad, slots }: ItemGridProps) {
  return (
    <Grid aria-label="Items">
      {items.map((item, index) => (
        <Fragment key={item.id}>
          {index === CARDS_BEFORE_AD && <AdRow>{ad}</AdRow>}
          <li>
            <ItemCard item={item} eager={index < EAGER_PICTURES} slots={slots} />
          </li>
        </Fragment>
      ))}
    </Grid>
  );
}

const AdRow = chakra('li', {
  base: { gridColumn: '1 / -1', hideFrom: 'md', _empty: { display: 'none' } },
});

const SkeletonSheet = chakra('div', cardRecipe);

function ItemGridSkeleton({ ad }: WithAd) {
  return (
    <Grid role="status" aria-label="Loading items">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <Fragment key={index}>
          {index === CARDS_BEFORE_AD && <AdRow>{ad}</AdRow>}
          <li data-testid="item-skeleton">
            <SkeletonSheet padding="none">
              <Skeleton aspectRatio="1" rounded="sm" />
              <chakra.div p={{ base: '3', md: '4' }} pt="6" display="grid" gap="3">
                <Skeleton h="5" />
                <Skeleton h="5" w="60%" />
                <Skeleton h="20" />
                <Skeleton h="5" w="80%" />
              </chakra.div>
            </SkeletonSheet>
          </li>
        </Fragment>
      ))}
    </Grid>
  );
}
