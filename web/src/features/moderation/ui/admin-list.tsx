import { Skeleton } from '@chakra-ui/react/skeleton';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { classNames } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { errorSentence } from '@/services/api-error';
import type { AdminListData } from '../model/use-admin-list';
import styles from './admin-list.module.css';
import { ListPages } from './list-pages';

interface AdminListProps<Entry> {
  readonly label: string;
  /** The noun for an entry, such as 'member'. */
  readonly noun: string;
  readonly empty: string;
  readonly list: AdminListData<Entry>;
  /** The class of the `<ul>`. */
  readonly className?: string | undefined;
  /** Renders an entry as an `<li>` with a key. */
  readonly children: (entry: Entry) => ReactNode;
}

/** A list in pages. If the list is empty, shows why. */
export function AdminList<Entry>(props: AdminListProps<Entry>) {
  const { label, noun, list } = props;
  const { entries, error, page, pages, isMore } = list;
  const start = useRef<HTMLDivElement>(null);
  const goTo = (to: number) => {
    list.goTo(to);
    start.current?.focus();
    start.current?.scrollIntoView();
  };
  return (
    <div ref={start} tabIndex={-1} role="group" aria-label={label} className={styles.list}>
      {error && (
        <FailureCard
          message={errorSentence(error, `We couldn't load the ${noun}s. Please try again.`)}
          busy={list.isReading}
          onRetry={list.readAgain}
        />
      )}
      {!error && (
        <p role="status" className={entries === null ? undefined : styles.count}>
          {entries === null ? `Loading ${noun}s...` : countText(entries.length, noun, page)}
        </p>
      )}
      {entries === null && !error && <Skeletons />}
      {entries?.length === 0 && !error && (
        <Notice message={isMore ? NOTHING_HERE : props.empty}>
          {isMore && (
            <Button variant="outline" onClick={() => goTo(page + 1)}>
              Search On
            </Button>
          )}
        </Notice>
      )}
      {entries !== null && entries.length > 0 && (
        <ul className={classNames(styles.entries, props.className)}>
          {entries.map(props.children)}
        </ul>
      )}
      {pages > 1 && (
        <ListPages label={`Pages of ${noun}s`} page={page} pages={pages} onPage={goTo} />
      )}
    </div>
  );
}

const NOTHING_HERE = 'Nothing on this page. There may be more on the next one.';

const countText = (count: number, noun: string, page: number): string =>
  count === 0 ? '' : `${formatCount(count, noun)} on page ${page}`;

const Skeletons = () => (
  <div aria-hidden className={styles.skeletons}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className={styles.loading} />
    ))}
  </div>
);
