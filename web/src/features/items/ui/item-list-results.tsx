import { chakra } from '@chakra-ui/react/styled-system';
import { NO_ITEM_FILTERS } from '@contract/rules/item-filters';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { Notice } from '@/components/notice';
import { isFiltered } from '../model/item-list-view';
import type { ItemList } from '../model/use-item-list';
import { ItemGrid, ItemGridSkeleton } from './item-grid';
import { ItemListFailure } from './item-list-failure';

interface ListingResultsProps {
  readonly itemList: ItemList;
  /** Stands within the grid, on phones. */
  readonly ad: ReactNode;
}

/** The cards of the view's page, or what there is to say in their place. */
export function ItemListResults({ itemList, ad }: ListingResultsProps) {
  const { shown, error, isChanging } = itemList;
  if (error) return <ItemListFailure itemList={itemList} />;
  // An empty list says nothing about the one that is on its way.
  if (!shown || (isChanging && shown.items.length === 0)) return <ItemGridSkeleton ad={ad} />;
  return (
    <chakra.div
      aria-busy={isChanging}
      opacity={isChanging ? 0.5 : 1}
      transition="opacity {durations.fast}"
    >
      {shown.items.length > 0 ? (
        <ItemGrid items={shown.items} ad={ad} />
      ) : (
        <NothingThere itemList={itemList} total={shown.pagination.total} />
      )}
    </chakra.div>
  );
}

interface NothingThereProps {
  readonly itemList: ItemList;
  readonly total: number;
}

function NothingThere({ itemList: { view, change, pageAddress }, total }: NothingThereProps) {
  if (total > 0)
    return (
      <Notice title="Nothing on this page">
        <p>The list has become shorter, or was never this long.</p>
        <ButtonLink to={pageAddress(1)}>Back to First Page</ButtonLink>
      </Notice>
    );
  if (isFiltered(view))
    return (
      <Notice title="Nothing found">
        <p>Nothing on the board matches. Fewer words or filters find more.</p>
        <Button onClick={() => change(NO_ITEM_FILTERS)}>Clear Filters</Button>
      </Notice>
    );
  return (
    <Notice title="No items tracked yet">
      <p>The first sale shared will stand right here.</p>
    </Notice>
  );
}
