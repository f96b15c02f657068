import { NO_ITEM_FILTERS } from '@contract/rules/item-filters';
import { isFiltered } from '@contract/rules/item-list-view';
import { Button, ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { LazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { errorSentence, NetworkError } from '@/services/api-error';
import { rightRefused } from '../model/page-rights';
import type { ItemList } from '../model/use-item-list';

interface NothingThereProps {
  readonly itemList: ItemList;
  readonly total: number;
}

export function NothingThere({
  itemList: { view, change, pageAddress },
  total,
}: NothingThereProps) {
  if (total > 0)
    return (
      <Notice title="Nothing on this page" message="There are no more results. Go back to page 1.">
        <ButtonLink to={pageAddress(1)}>Back to First Page</ButtonLink>
      </Notice>
    );
  if (isFiltered(view))
    return (
      <Notice title="No results" message="No items match. Try fewer words or filters.">
        <Button onClick={() => change(NO_ITEM_FILTERS)}>Clear Filters</Button>
      </Notice>
    );
  return <Notice title="No items tracked yet" message="Be the first to share a sale." />;
}

export function ItemListFailure({ itemList }: { readonly itemList: ItemList }) {
  const { error, isFetching, retry } = itemList;
  const right = rightRefused(error);
  const isOffline = error instanceof NetworkError;
  if (right)
    return (
      <LazyPart
        load={loadRefusal}
        loading={<></>}
        failed="We couldn't load this message. Check your connection and try again."
        props={{ itemList, right }}
      />
    );
  return (
    <FailureCard
      title={isOffline ? "You haven't opened this page yet" : 'Error loading items'}
      message={isOffline ? 'It needs a connection.' : 'Failed to fetch items'}
      reason={!isOffline && errorSentence(error, 'Please try again in a moment.')}
      busy={isFetching}
      onRetry={retry}
    />
  );
}

/** Loads when the server has refused a page, so there is a connection. */
const loadRefusal = async () => (await import('./refusal')).ItemListRefusal;
