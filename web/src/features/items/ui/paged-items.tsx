import type { Viewer } from '@contract/rules/page-allowance';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { SavedNote } from '@/components/saved-note';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { savedAtOf } from '@/services/api-error';
import { readOrSaved } from '@/services/read-query';
import { type ItemPageQuery, type ItemPage, useRegisterItemList } from '../model/page-item-list';
import { type PageRight, rightMissing } from '../model/page-rights';
import { usePageTurn } from '../model/use-page-turn';
import styles from './item-list-section.module.css';
import { ItemTotal } from './item-total';
import { PageRightsPrompt } from './page-rights-prompt';
import { PagedItemsResults } from './paged-items-results';
import { PaginationBar } from './pagination-bar';
import type { ItemSlots } from './item-slots';

interface PagedItemsProps {
  readonly title: string;
  readonly page: number;
  /** Pass a memoized function. Other lists have other functions. */
  readonly pageQuery: (page: number) => ItemPageQuery;
  readonly pageAddress: (page: number) => string;
  /** Null while the session loads. */
  readonly viewer: Viewer | null;
  readonly slots: ItemSlots;
  /** Shown if the list has no items. */
  readonly empty: ReactNode;
}

/** A list of items with page rights, without search and filters. */
export function PagedItems(props: PagedItemsProps) {
  const { title, page, pageQuery, pageAddress, viewer, slots, empty } = props;
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [refused, setRefused] = useState<{ right: PageRight; next: string } | null>(null);
  const read = useQuery({ ...pageQuery(page), placeholderData: keepPreviousData<ItemPage> });
  const { data, isFetching, refetch } = read;
  const savedAt = savedAtOf(read);
  useRegisterItemList(useMemo(() => ({ page, pageQuery }), [page, pageQuery]));
  usePageTurn(pageAddress(1), page, heading);

  const turn = (to: number) => {
    const right = rightMissing(viewer, to);
    if (right) setRefused({ right, next: pageAddress(to) });
    return right === null;
  };
  const prefetch = (to: number) => {
    // If this fails, turning the page requests it again and reports the error.
    if (viewer !== null && !rightMissing(viewer, to))
      readOrSaved(client, pageQuery(to)).catch(() => undefined);
  };
  return (
    <section aria-labelledby="paged-items" className={styles.section}>
      <div className={styles.head}>
        <h2
          ref={heading}
          id="paged-items"
          tabIndex={-1}
          className={classNames(text.heading, styles.title)}
        >
          {title}
        </h2>
        <p role="status" className={classNames(text.figures, styles.total)}>
          <ItemTotal of={data} isLoading={isFetching} />
        </p>
      </div>
      <PagedItemsResults
        {...{ data, isFetching, slots, empty, pageAddress, page }}
        error={data ? null : read.error}
        isChanging={read.isPlaceholderData}
        retry={() => void refetch()}
      />
      {savedAt !== null && (
        <SavedNote savedAt={savedAt} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      {data && data.pagination.pages > 1 && (
        <PaginationBar
          page={page}
          pages={data.pagination.pages}
          addressOf={pageAddress}
          onTurn={turn}
          onIntent={prefetch}
        />
      )}
      {refused && <PageRightsPrompt {...refused} onClose={() => setRefused(null)} />}
    </section>
  );
}
