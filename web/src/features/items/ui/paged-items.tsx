import type { Viewer } from '@contract/rules/page-allowance';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { errorSentence, NetworkError, savedAtOf } from '@/services/api-error';
import { readQueryOrSavedResponse } from '@/services/query-options';
import {
  type ItemPageQuery,
  type ItemPage,
  useRegisterItemList,
} from '../model/item-list-on-screen';
import { missingRightFromError } from '../model/page-rights';
import { useScrollOnPageTurn } from '../model/use-scroll-on-page-turn';
import { useDeferredPage } from '../model/use-deferred-page';
import { CardList, CardResults } from './card-list';
import { ItemGrid } from './item-grid';
import type { ItemSlots } from './item-slots';
import { firstPageLink, PageRefusal } from './refusal';
import { usePagingWithRights } from './use-paging-with-rights';

interface PagedItemsProps {
  readonly title: string;
  readonly page: number;
  /**
   * Returns the query that reads a page. Must be memoized, because the component treats a new function as another list.
   */
  readonly pageQuery: (page: number) => ItemPageQuery;
  readonly pageUrl: (page: number) => string;
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
  readonly slots: ItemSlots;
  /** Content that is shown if the list has no items. */
  readonly empty: ReactNode;
}

/** Shows a list of items in pages that only some viewers may open. The list has no search and no filters. */
export function PagedItems(props: PagedItemsProps) {
  const { title, page, pageQuery, pageUrl, viewer, slots, empty } = props;
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useQuery({ ...pageQuery(page), placeholderData: keepPreviousData<ItemPage> });
  const { data, isFetching, refetch } = read;
  const shown = useDeferredPage(data);
  useRegisterItemList(useMemo(() => ({ page, pageQuery }), [page, pageQuery]));
  useScrollOnPageTurn(pageUrl(1), page, heading);

  const { paging, prompt } = usePagingWithRights({
    viewer,
    page,
    urlOf: pageUrl,
    readPage: (to) => readQueryOrSavedResponse(client, pageQuery(to)),
  });
  const list = {
    shown,
    error: data ? null : read.error,
    isFetching,
    savedAt: shown === data ? savedAtOf(read) : null,
    retry: () => void refetch(),
  };
  return (
    <CardList
      id="paged-items"
      title={title}
      heading={heading}
      list={list}
      paging={paging}
      below={prompt}
    >
      <CardResults
        shown={shown}
        isChanging={read.isPlaceholderData || shown !== data}
        failure={list.error && <Failure {...list} {...paging} error={list.error} />}
        empty={shown?.pagination.total === 0 ? empty : <NothingOnThisPage to={pageUrl(1)} />}
      >
        <ItemGrid items={shown?.items ?? []} ad={null} slots={slots} />
      </CardResults>
    </CardList>
  );
}

interface FailureProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly page: number;
  readonly urlOf: (page: number) => string;
}

function Failure({ error, isFetching, retry, page, urlOf }: FailureProps) {
  const right = missingRightFromError(error);
  if (right)
    return (
      <PageRefusal right={right} error={error} back={firstPageLink(urlOf(1))} next={urlOf(page)} />
    );
  const isOffline = error instanceof NetworkError;
  return (
    <FailureCard
      title={isOffline ? "You haven't opened this page yet" : 'Error loading items'}
      message={
        isOffline ? 'It needs a connection.' : errorSentence(error, 'Please try again in a moment.')
      }
      busy={isFetching}
      onRetry={retry}
    />
  );
}

const NothingOnThisPage = ({ to }: { readonly to: string }) => (
  <Notice title="Nothing on This Page" message="There are no more items. Go back to page 1.">
    <ButtonLink to={to}>Back to First Page</ButtonLink>
  </Notice>
);
