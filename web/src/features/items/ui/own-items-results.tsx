import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ownItemsUrl } from '../model/own-items-url';
import type { OwnItems } from '../model/use-own-items';
import { CardResults } from './card-list';
import { ItemGridSkeleton } from './item-grid';
import { NoOwnItems, OwnItemsFailure } from './own-items-notices';

interface OwnItemsResultsProps {
  readonly own: OwnItems;
  /** The grid, shown if there are items. */
  readonly children: ReactNode;
}

export function OwnItemsResults({ own, children }: OwnItemsResultsProps) {
  const { shown, error, isChanging, page } = own;
  const failure = !shown && error && (
    <OwnItemsFailure
      {...own}
      message="Failed to fetch user items"
      url={ownItemsUrl(page)}
    />
  );
  return (
    <CardResults
      shown={shown}
      isChanging={isChanging}
      failure={failure}
      empty={shown && <Empty {...own} {...shown.pagination} page={page} />}
    >
      {children}
    </CardResults>
  );
}

type EmptyProps = Pick<OwnItems, 'page' | 'isFetching'> & {
  readonly pages: number;
  readonly total: number;
};

function Empty({ page, isFetching, pages, total }: EmptyProps) {
  if (total === 0 && !isFetching) return <NoOwnItems />;
  // The last item of the last page was deleted, or the address names a page that never was.
  if (page > pages && pages > 0) return <Navigate to={ownItemsUrl(pages)} replace />;
  return <ItemGridSkeleton ad={null} />;
}
