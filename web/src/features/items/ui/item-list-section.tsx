import { hasRange } from '@contract/rules/item-filters';
import type { Viewer } from '@contract/rules/page-allowance';
import type { PriceSummary } from '@contract/schemas/item-list';
import { useRef, useState } from 'react';
import { LazyPart } from '@/components/lazy-part';
import { SavedNote } from '@/components/saved-note';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { FilterForm } from '../model/filter-form';
import { rightMissing } from '../model/page-rights';
import { itemListSearchParams, type ItemListView } from '../model/item-list-view';
import { useItemList } from '../model/use-item-list';
import { usePageTurn } from '../model/use-page-turn';
import { AdSlot } from './ad-slot';
import { ItemListControls } from './item-list-controls';
import { ItemListResults } from './item-list-results';
import styles from './item-list-section.module.css';
import type { ItemSlots } from './item-slots';
import { ItemTotal } from './item-total';
import { NewerItems } from './newer-items';
import type { ListRight } from './page-right-link';
import { PaginationBar } from './pagination-bar';
import priceLine from './price-line.module.css';

/** These load when they are needed, because the first screen shows neither. */
const loadPrompt = async () => (await import('./page-rights-prompt')).PageRightsPrompt;
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
  const [refused, setRefused] = useState<{ right: ListRight; next: string } | null>(null);

  const turn = (page: number) => {
    const right = rightMissing(viewer, page);
    if (right) setRefused({ right, next: pageAddress(page) });
    return right === null;
  };
  const filter = (filters: FilterForm) => {
    const isRefused = viewer === 'visitor' && hasRange({ ...view, ...filters });
    if (isRefused) setRefused({ right: 'range', next: changedAddress(filters) });
    else itemList.change(filters);
    return !isRefused;
  };
  const prefetch = (page: number) => {
    // If this fails, turning the page requests it again and reports the error.
    if (viewer !== null && !rightMissing(viewer, page)) readPage(page).catch(() => undefined);
  };
  const ad = <AdSlot viewer={viewer} />;
  return (
    <section aria-labelledby="item-list" className={styles.section}>
      <div className={styles.head}>
        <h2
          ref={heading}
          id="item-list"
          tabIndex={-1}
          className={classNames(text.heading, styles.title)}
        >
          {titleOf(view)}
        </h2>
        <p role="status" className={classNames(text.figures, styles.total)}>
          {!error && <ItemTotal of={shown} isLoading />}
        </p>
      </div>
      <ItemListControls itemList={itemList} onFilter={filter} />
      {view.search && !error && <Prices summary={shown?.priceSummary ?? null} />}
      <NewerItems itemList={itemList} onShow={() => heading.current?.focus()}>
        <ItemListResults itemList={itemList} ad={ad} slots={slots} />
      </NewerItems>
      {itemList.savedAt !== null && (
        <SavedNote
          savedAt={itemList.savedAt}
          isFetching={itemList.isFetching}
          onRetry={itemList.retry}
        />
      )}
      {shown && !error && shown.pagination.pages > 1 && (
        <PaginationBar
          page={view.page}
          pages={shown.pagination.pages}
          addressOf={pageAddress}
          onTurn={turn}
          onIntent={prefetch}
        />
      )}
      {ad}
      {refused && (
        <LazyPart
          load={loadPrompt}
          loading={<></>}
          failed="We couldn't load this message. Check your connection and try again."
          props={{ ...refused, onClose: () => setRefused(null) }}
        />
      )}
    </section>
  );
}

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
