import type { Pagination } from '@contract/schemas/pagination';
import type { ReactNode, Ref } from 'react';
import { SavedResponseNotice } from '@/components/saved-response-notice';
import text from '@/components/text.module.css';
import { formatCount } from '@/lib/format';
import styles from './card-list.module.css';
import { ItemGridSkeleton } from './item-grid';
import { PaginationBar, type Paging } from './pagination-bar';

interface ListRead {
  /** The page on the screen. While the requested page loads, this is still the page that was shown before it. */
  readonly shown:
    { readonly items: readonly unknown[]; readonly pagination: Pagination } | undefined;
  /** The error of the last request. Null if there is a page to show. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** The time when `shown` was saved in the browser, if the server does not respond. Otherwise null. */
  readonly savedAt: number | null;
  readonly retry: () => void;
}

interface CardListProps {
  /** The id of the heading element. */
  readonly id: string;
  readonly title: string;
  /** Whether the title contains a text that the reader typed. */
  readonly isTitleWritten?: boolean;
  /** The heading element. It gets the focus when the reader opens another page. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly list: ListRead;
  /** Null to show no links to other pages. */
  readonly paging: Paging | null;
  /** Content beside the title. */
  readonly control?: ReactNode;
  /** The element that contains everything from the controls to the cards. */
  readonly children: ReactNode;
  /** Content below the page links. */
  readonly below?: ReactNode;
}

/**
 * A list of cards in pages, with its title, the total, and the links to other pages. If the server does not respond, a
 * note shows when the cards were saved in the browser.
 */
export function CardList(props: CardListProps) {
  const { id, title, isTitleWritten, heading, list, paging, control, children, below } = props;
  const { shown, error, isFetching, savedAt, retry } = list;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <div>
          <h2
            ref={heading}
            id={id}
            tabIndex={-1}
            className={isTitleWritten ? text.writtenHeading : text.heading}
          >
            {title}
          </h2>
          <p role="status" className={text.figures}>
            {!error && <ItemTotal of={shown} isLoading />}
          </p>
        </div>
        {control}
      </div>
      {children}
      {savedAt !== null && (
        <SavedResponseNotice savedAt={savedAt} isFetching={isFetching} onRetry={retry} />
      )}
      {shown && paging && shown.pagination.pages > 1 && (
        <PaginationBar pages={shown.pagination.pages} {...paging} />
      )}
      {below}
    </section>
  );
}

/** Shown instead of a card list while the session loads. */
export const CardListSkeleton = ({ title }: Pick<CardListProps, 'title'>) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <div>
        <h2 className={text.heading}>{title}</h2>
        <p />
      </div>
    </div>
    <ItemGridSkeleton ad={null} />
  </section>
);

interface CardResultsProps extends Pick<ListRead, 'shown'> {
  /** True while the requested page is loading and `shown` is still the page that was shown before it. */
  readonly isChanging: boolean;
  /** Shown instead of the cards if the page could not be read. */
  readonly failure: ReactNode;
  /** Shown if the page has no items. */
  readonly empty: ReactNode;
  readonly ad?: ReactNode;
  /** The grid of cards. */
  readonly children: ReactNode;
}

/** Shows the cards of a page. Shows skeletons while the page loads, and a message if it has no cards. */
export function CardResults(props: CardResultsProps) {
  const { shown, isChanging, failure, empty, ad, children } = props;
  if (failure) return failure;
  const isEmpty = shown?.items.length === 0;
  // If the previous list was empty, shows skeletons while the next list loads.
  if (!shown || (isChanging && isEmpty)) return <ItemGridSkeleton ad={ad} />;
  return <div aria-busy={isChanging}>{isEmpty ? empty : children}</div>;
}

interface ItemTotalProps {
  readonly of: { readonly pagination: Pagination } | undefined;
  readonly isLoading: boolean;
}

/** Shows the number of items in a list. Screen readers announce it when a page or a search result has loaded. */
function ItemTotal({ of, isLoading }: ItemTotalProps) {
  if (!of)
    return isLoading ? <span className={text.screenReaderOnly}>Loading items...</span> : null;
  const { page, pages, total } = of.pagination;
  return (
    <>
      <span>{formatCount(total, 'item')}</span>
      {pages > 1 && (
        <span className={text.screenReaderOnly}>
          , page {page} of {pages}
        </span>
      )}
    </>
  );
}
