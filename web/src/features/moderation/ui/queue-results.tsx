import { Skeleton } from '@chakra-ui/react/skeleton';
import { MODERATION_MESSAGES } from '@contract/schemas/reported';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { errorSentence } from '@/services/api-error';
import { countedEntries } from '../model/entries';
import type { Queue } from '../model/use-queue';
import type { QueueWork } from '../model/use-queue-work';
import { QueuePages } from './queue-pages';
import styles from './queue-results.module.css';
import { ReportCard } from './report-card';
import { SelectionBar } from './selection-bar';

const FAILED = "We couldn't load the reports. Please try again.";

interface QueueResultsProps {
  readonly queue: Queue;
  readonly work: QueueWork;
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
  if (entries === null && error)
    return (
      <FailureCard
        message={errorSentence(error, FAILED)}
        busy={queue.isReading}
        onRetry={queue.readAgain}
      />
    );
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Reports" className={styles.results}>
      <p role="status" className={entries === null ? undefined : styles.count}>
        {entries === null ? MODERATION_MESSAGES.loading : countText(entries.length, page)}
      </p>
      {error && <p role="status">We couldn&apos;t read the reports again. These may be old.</p>}
      {entries === null && <LoadingEntries />}
      {entries?.length === 0 && <Notice message={MODERATION_MESSAGES.none} />}
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
                key={entry.id}
                entry={entry}
                adminUsername={adminUsername}
                isCurrent={work.current?.id === entry.id}
                isSelected={selection.isSelected(entry.id)}
                isBusy={work.isBusy}
                onFocus={() => work.setCurrent(entry)}
                onSelect={() => selection.toggle(entry.id)}
                onOpen={() => work.open(entry)}
                onAct={(act) => work.start(act, entry)}
              />
            ))}
          </ul>
        </>
      )}
      {pages > 1 && <QueuePages page={page} pages={pages} onPage={goTo} />}
    </div>
  );
}

const countText = (count: number, page: number): string =>
  count === 0 ? '' : `${countedEntries(count)} on page ${page}`;

const LoadingEntries = () => (
  <div aria-hidden className={styles.list}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className={styles.loading} />
    ))}
  </div>
);
