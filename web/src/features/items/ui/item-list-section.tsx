import { COVERED_CARDS } from '@contract/rules/rendered-cards';
import { hasRange } from '@contract/rules/item-filters';
import { itemListSearchParams, type ItemListView } from '@contract/rules/item-list-view';
import type { Viewer } from '@contract/rules/page-allowance';
import type { PriceSummary } from '@contract/schemas/item-list';
import { Suspense, useRef } from 'react';
import { AfterHydration } from '@/components/after-hydration';
import { ErrorBoundary } from '@/components/error-boundary';
import { LazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/surfaces';
import { lazyNamed } from '@/lib/lazy-named';
import type { FilterForm } from '../model/filter-form';
import { type ItemList, useItemList } from '../model/use-item-list';
import { useIsCovered } from '../model/use-is-covered';
import { usePageTurn } from '../model/use-page-turn';
import { AdSlot } from './ad-slot';
import { CardList, CardResults } from './card-list';
import { ItemGrid } from './item-grid';
import { ItemListControls } from './item-list-controls';
import { ItemListFailure, NothingThere } from './item-list-notices';
import type { ItemSlots } from './item-slots';
import priceLine from './price-line.module.css';
import { usePageTurning } from './use-page-turning';

const NewerItems = lazyNamed(() => import('./newer-items'), 'NewerItems');

/** Loads when it is needed, because the first screen does not show it. */
const loadPriceLine = async () => (await import('./price-line')).PriceLine;

interface ItemListSectionProps {
  /** Null while the session loads. */
  readonly viewer: Viewer | null;
  readonly slots?: ItemSlots;
}

export function ItemListSection({ viewer, slots }: ItemListSectionProps) {
  const itemList = useItemList();
  const { view, shown, error, pageAddress, changedAddress, readPage } = itemList;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn(itemListSearchParams({ ...view, page: 1 }).toString(), view.page, heading);
  const { paging, prompt, refuse } = usePageTurning({
    ...{ viewer, page: view.page, addressOf: pageAddress, readPage },
  });

  const listed = shown?.items ?? [];
  const items = useIsCovered() ? listed.slice(0, COVERED_CARDS) : listed;

  const filter = (filters: FilterForm) => {
    const isRefused = viewer === 'visitor' && hasRange({ ...view, ...filters });
    if (isRefused) refuse({ right: 'range', next: changedAddress(filters) });
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
      paging={paging}
      below={
        <>
          <AdSlot viewer={viewer} place={shown && 'list'} />
          {prompt}
        </>
      }
    >
      <ItemListControls
        itemList={itemList}
        onFilter={filter}
        signInFor={viewer === 'visitor' ? changedAddress : null}
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
          <ItemGrid items={items} ad={<AdSlot viewer={viewer} place="cards" />} slots={slots} />
        </CardResults>
      </div>
    </CardList>
  );
}

/**
 * Whether there is a price summary: while a search loads first, so that its results do not move, and if it found something. The
 * summary of the next search comes with its results, because they may be none.
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
  return sortBy === 'added' && sortOrder === 'desc' ? 'Latest items' : 'All items';
}
