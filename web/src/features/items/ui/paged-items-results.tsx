import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { errorSentence, NetworkError } from '@/services/api-error';
import type { ItemPage } from '../model/page-item-list';
import { rightRefused } from '../model/page-rights';
import { firstPage, Refused } from './item-list-notices';
import styles from './item-list-results.module.css';
import { ItemGrid, ItemGridSkeleton } from './item-list-results';
import type { ItemSlots } from './item-slots';

interface PagedItemsResultsProps {
  readonly data: ItemPage | undefined;
  /** Null if there is a page to show. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Whether `data` is still the previous page. */
  readonly isChanging: boolean;
  readonly retry: () => void;
  readonly page: number;
  readonly pageAddress: (page: number) => string;
  readonly slots: ItemSlots;
  readonly empty: ReactNode;
}

export function PagedItemsResults(props: PagedItemsResultsProps) {
  const { data, error, isChanging, pageAddress, slots, empty } = props;
  if (error) return <Failure {...props} />;
  if (!data || (isChanging && data.items.length === 0)) return <ItemGridSkeleton ad={null} />;
  if (data.items.length > 0)
    return (
      <div aria-busy={isChanging} className={styles.results}>
        <ItemGrid items={data.items} ad={null} slots={slots} />
      </div>
    );
  if (data.pagination.total === 0) return empty;
  return (
    <Notice title="Nothing on this page">
      <p>There are no more items. Go back to page 1.</p>
      <ButtonLink to={pageAddress(1)}>Back to First Page</ButtonLink>
    </Notice>
  );
}

function Failure({ error, isFetching, retry, page, pageAddress }: PagedItemsResultsProps) {
  const right = rightRefused(error);
  if (right) {
    const back = firstPage(pageAddress(1));
    return <Refused right={right} error={error} back={back} next={pageAddress(page)} />;
  }
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
