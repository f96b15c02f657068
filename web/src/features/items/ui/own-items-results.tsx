import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ownItemsUrl } from '../model/own-items-url';
import type { OwnItems } from '../model/use-own-items';
import { CardResults } from './card-list';
import { ItemGridSkeleton } from './item-grid';
import { NoOwnItems, OwnItemsFailure } from './own-items-notices';

interface OwnItemsResultsProps {
  readonly own: OwnItems;
  /** The grid of items. Shown if there are items. */
  readonly children: ReactNode;
}

export function OwnItemsResults({ own, children }: OwnItemsResultsProps) {
  const { shown, error, isChanging, page } = own;
  const failure = !shown && error && (
    <OwnItemsFailure {...own} message="Failed to fetch user items" url={ownItemsUrl(page)} />
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
  // Redirects to the last page if the page in the URL does not exist, for example after its last item was deleted.
  if (page > pages && pages > 0) return <Navigate to={ownItemsUrl(pages)} replace />;
  return <ItemGridSkeleton ad={null} />;
}
