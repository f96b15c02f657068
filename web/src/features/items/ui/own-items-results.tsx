import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ownItemsAddress } from '../model/own-items-address';
import type { OwnItems } from '../model/use-own-items';
import { ItemGridSkeleton } from './item-list-results';
import { NoOwnItems, OwnItemsFailure } from './own-items-notices';

interface OwnItemsResultsProps {
  readonly own: OwnItems;
  /** The grid, shown if there are items. */
  readonly children: ReactNode;
}

export function OwnItemsResults({ own, children }: OwnItemsResultsProps) {
  const { shown, error, isChanging, isFetching, page } = own;
  if (!shown && error)
    return (
      <OwnItemsFailure
        {...own}
        message="Failed to fetch user items"
        address={ownItemsAddress(page)}
      />
    );
  if (!shown) return <ItemGridSkeleton ad={null} />;
  if (shown.items.length > 0) return children;
  const { pages, total } = shown.pagination;
  if (total === 0 && !isFetching) return <NoOwnItems />;
  // The last item of the last page was deleted, or the address names a page that never was.
  if (page > pages && pages > 0 && !isChanging)
    return <Navigate to={ownItemsAddress(pages)} replace />;
  return <ItemGridSkeleton ad={null} />;
}
