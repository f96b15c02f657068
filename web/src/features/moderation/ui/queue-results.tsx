import { Skeleton } from '@chakra-ui/react/skeleton';
import {
  type ReportDecision,
  REPORT_DECISIONS,
  MODERATION_MESSAGES,
} from '@contract/schemas/report-for-admins';
import { useRef } from 'react';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { errorSentence } from '@/services/api-error';
import { reportCountText, subjectIdOf } from '../model/entries';
import { REPORT_ACT_LABELS } from '../model/report-texts';
import type { ReportQueueState } from '../model/use-report-queue';
import type { QueueActions } from '../model/use-queue-actions';
import type { QueueSelection } from '../model/use-queue-selection';
import { ListPages } from './list-pages';
import styles from './queue-results.module.css';
import { ReportCard } from './report-card';

const FAILED = "We couldn't load the reports. Please try again.";

interface QueueResultsProps {
  readonly queue: ReportQueueState;
  readonly work: QueueActions;
  readonly adminUsername: string | null;
}

export function QueueResults({ queue, work, adminUsername }: QueueResultsProps) {
  const { entries, error, page, pages } = queue;
  const { list, selection } = work;
  const goTo = (to: number) => {
    queue.goTo(to);
    selection.clear();
    work.showStart();
  };
  const isFailed = entries === null && error !== null;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Reports" className={styles.results}>
      {isFailed ? (
        <FailureCard
          message={errorSentence(error, FAILED)}
          busy={queue.isReading}
          onRetry={queue.readAgain}
        />
      ) : (
        <p role="status" className={entries === null ? undefined : styles.count}>
          {entries === null ? MODERATION_MESSAGES.loading : countText(entries.length, page)}
        </p>
      )}
      {error && !isFailed && (
        <p role="status">We couldn&apos;t read the reports again. These may be old.</p>
      )}
      {entries === null && !error && <LoadingEntries />}
      {entries?.length === 0 && (
        <EmptyPage page={page} isMore={queue.isMore} onNext={() => goTo(page + 1)} />
      )}
      {entries !== null && entries.length > 0 && (
        <>
          <SelectionBar
            selection={selection}
            isDeciding={work.isDecidingAll}
            onDecide={work.decideAll}
          />
          <ul className={styles.list}>
            {entries.map((entry) => (
              <ReportCard
                key={subjectIdOf(entry)}
                entry={entry}
                adminUsername={adminUsername}
                isCurrent={
                  work.current !== null && subjectIdOf(work.current) === subjectIdOf(entry)
                }
                isSelected={selection.isSelected(entry)}
                isBusy={work.isBusy}
                onFocus={() => work.setCurrent(entry)}
                onSelect={() => selection.toggle(entry)}
                onOpen={() => work.open(entry)}
                onAct={(act) => work.start(act, entry)}
              />
            ))}
          </ul>
        </>
      )}
      {pages > 1 && <ListPages label="Pages of reports" page={page} pages={pages} onPage={goTo} />}
    </div>
  );
}

interface EmptyPageProps {
  readonly page: number;
  readonly isMore: boolean;
  readonly onNext: () => void;
}

const EmptyPage = ({ page, isMore, onNext }: EmptyPageProps) =>
  isMore ? (
    <Notice message="Nothing on this page. There may be more on the next one.">
      <Button variant="outline" onClick={onNext}>
        Search On
      </Button>
    </Notice>
  ) : (
    <Notice message={page > 1 ? 'No more reports found.' : MODERATION_MESSAGES.none} />
  );

const countText = (count: number, page: number): string =>
  count === 0 ? '' : `${reportCountText(count)} on page ${page}`;

const LoadingEntries = () => (
  <div aria-hidden className={styles.list}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className={styles.loading} />
    ))}
  </div>
);

interface SelectionBarProps {
  readonly selection: QueueSelection;
  readonly isDeciding: boolean;
  readonly onDecide: (decision: ReportDecision) => void;
}

/** A checkbox that selects all entries of the page, and buttons that decide the selected entries. */
function SelectionBar({ selection, isDeciding, onDecide }: SelectionBarProps) {
  const all = useRef<HTMLInputElement>(null);
  const count = selection.selected.length;
  const clear = () => {
    selection.clear();
    // Focuses the checkbox, because the pressed button disappears.
    all.current?.focus();
  };
  return (
    <div role="group" aria-label="Selected reports" className={styles.bar}>
      <label className={styles.all}>
        <input ref={all} type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
        Select all on this page
      </label>
      {count > 0 && (
        <>
          <p role="status">{count} selected</p>
          {REPORT_DECISIONS.map((decision) => (
            <Button
              key={decision}
              variant="outline"
              size="sm"
              busy={isDeciding}
              keepsFocus
              onClick={() => onDecide(decision)}
            >
              {REPORT_ACT_LABELS[decision]}
            </Button>
          ))}
          <Button variant="plain" size="sm" onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
