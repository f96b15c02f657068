import { CARD_COUNT_BEHIND_DIALOG } from '@contract/rules/rendered-cards';
import { hasRangeFilter, NO_ITEM_FILTERS } from '@contract/schemas/item-filter-values';
import {
  isFiltered,
  itemListSearchParams,
  type ItemListView,
} from '@contract/rules/item-list-view';
import type { Viewer } from '@contract/rules/page-allowance';
import type { PriceSummary } from '@contract/schemas/item-list';
import { Suspense, useRef } from 'react';
import { AfterHydration } from '@/components/after-hydration';
import { Button, ButtonLink } from '@/components/button';
import { ErrorBoundary } from '@/components/error-boundary';
import { FailureCard } from '@/components/failure-card';
import { LazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { Skeleton } from '@/components/surfaces';
import { lazyNamed } from '@/lib/lazy-named';
import { errorSentence, NetworkError } from '@/services/api-error';
import type { FilterForm } from '../model/filter-form';
import { missingRightFromError } from '../model/page-rights';
import { type ItemList, useItemList } from '../model/use-item-list';
import { useIsPageCoveredByItem } from '../model/use-is-page-covered-by-item';
import { useScrollOnPageTurn } from '../model/use-scroll-on-page-turn';
import { AdSlot } from './ad-slot';
import { CardList, CardResults } from './card-list';
import { ItemGrid } from './item-grid';
import { ItemListControls } from './item-list-controls';
import type { ItemSlots } from './item-slots';
import priceLine from './price-line.module.css';
import { usePagingWithRights } from './use-paging-with-rights';

const NewerItems = lazyNamed(() => import('./newer-items'), 'NewerItems');

/** Loads the code of the price line on demand, because the first screen does not show the price line. */
const loadPriceLine = async () => (await import('./price-line')).PriceLine;

interface ItemListSectionProps {
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
  readonly slots?: ItemSlots;
}

export function ItemListSection({ viewer, slots }: ItemListSectionProps) {
  const itemList = useItemList();
  const { view, shown, error, pageUrl, changedUrl, readPage } = itemList;
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollOnPageTurn(itemListSearchParams({ ...view, page: 1 }).toString(), view.page, heading);
  const { paging, prompt, refuse } = usePagingWithRights({
    viewer,
    page: view.page,
    urlOf: pageUrl,
    readPage,
  });

  const listed = shown?.items ?? [];
  const isCovered = useIsPageCoveredByItem();
  const items = isCovered ? listed.slice(0, CARD_COUNT_BEHIND_DIALOG) : listed;

  const filter = (filters: FilterForm) => {
    const isRefused = viewer === 'visitor' && hasRangeFilter({ ...view, ...filters });
    if (isRefused) refuse({ right: 'range', next: changedUrl(filters) });
    else itemList.change(filters);
    return !isRefused;
  };
  return (
    <CardList
      id="item-list"
      title={titleOf(view)}
      isTitleWritten={view.search !== ''}
      heading={heading}
      list={itemList}
      paging={isCovered ? null : paging}
      below={
        !isCovered && (
          <>
            <AdSlot viewer={viewer} place={shown && 'list'} />
            {prompt}
          </>
        )
      }
    >
      <ItemListControls
        itemList={itemList}
        onFilter={filter}
        signInFor={viewer === 'visitor' ? changedUrl : null}
      />
      {hasPrices(itemList) && <Prices summary={shown?.priceSummary ?? null} />}
      <div>
        <AfterHydration>
          <ErrorBoundary fallback={null}>
            <Suspense>
              <NewerItems itemList={itemList} onShow={() => heading.current?.focus()} />
            </Suspense>
          </ErrorBoundary>
        </AfterHydration>
        <CardResults
          shown={shown}
          isChanging={itemList.isChanging}
          failure={error && <ItemListFailure itemList={itemList} />}
          empty={<NothingThere itemList={itemList} total={shown?.pagination.total ?? 0} />}
          ad={<AdSlot viewer={viewer} />}
        >
          <ItemGrid
            items={items}
            // Loads no pictures of the cards while an open item covers them, so that the item's own picture loads
            // sooner.
            pictures={isCovered ? 'none' : 'urgent'}
            ad={<AdSlot viewer={viewer} place="cards" />}
            slots={slots}
          />
        </CardResults>
      </div>
    </CardList>
  );
}

/**
 * Returns whether to show the price line. It is shown if a search has results. It is also shown while the first search
 * loads, so that the results do not move. During later searches, it is shown only with the results, because a search
 * without results has no price line.
 */
const hasPrices = ({ view, shown, error }: ItemList): boolean =>
  view.search !== '' && !error && (!shown || (shown.priceSummary?.sales ?? 0) > 0);

function Prices({ summary }: { readonly summary: PriceSummary | null }) {
  const skeleton = <Skeleton className={priceLine.height} />;
  if (!summary) return skeleton;
  return (
    <LazyPart
      load={loadPriceLine}
      loading={skeleton}
      failed="We couldn't load the prices. Check your connection and try again."
      props={{ summary }}
    />
  );
}

function titleOf({ search, sortBy, sortOrder }: ItemListView): string {
  if (search) return `Results for “${search}”`;
  return sortBy === 'added' && sortOrder === 'desc' ? 'Latest Items' : 'All Items';
}

interface NothingThereProps {
  readonly itemList: ItemList;
  readonly total: number;
}

function NothingThere({ itemList: { view, change, pageUrl }, total }: NothingThereProps) {
  if (total > 0)
    return (
      <Notice title="Nothing on This Page" message="There are no more results. Go back to page 1.">
        <ButtonLink to={pageUrl(1)}>Back to First Page</ButtonLink>
      </Notice>
    );
  if (isFiltered(view))
    return (
      <Notice title="No Results" message="No items match. Try fewer words or filters.">
        <Button onClick={() => change(NO_ITEM_FILTERS)}>Clear Filters</Button>
      </Notice>
    );
  return <Notice title="No items tracked yet" message="Be the first to share a sale." />;
}

function ItemListFailure({ itemList }: { readonly itemList: ItemList }) {
  const { error, isFetching, retry } = itemList;
  const right = missingRightFromError(error);
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

/**
 * Loads the code of the refusal message only after the server has refused a page. The response shows that the server is
 * reachable, so the code can be loaded.
 */
const loadRefusal = async () => (await import('./refusal')).ItemListRefusal;
