import { Skeleton } from '@chakra-ui/react/skeleton';
import type { AppealEntry } from '@contract/schemas/appeal';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatAgo, formatCount } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { errorSentence } from '@/services/api-error';
import { cannotDecideAppealText } from '../model/appeal-texts';
import { usernameText } from '../model/report-texts';
import type { AppealActions } from '../model/use-appeal-actions';
import { type Appeals as AppealsData, useAppeals } from '../model/use-appeals';
import type { QueueView } from '../model/queue-view';
import { AppealDialog } from './appeal-dialog';
import { AppealFacts, AppealBadges } from './appeal-facts';
import styles from './appeals.module.css';
import { ListPages } from './list-pages';

interface PendingAppealsProps {
  readonly work: AppealActions;
  readonly onShowAll: () => void;
}

/**
 * Lists the oldest pending appeals above the reports. Renders nothing until there is an appeal or an error. Once shown,
 * the list stays, so that the reports do not move, and so that the list can take the focus after the last decision.
 */
export function PendingAppeals({ work, onShowAll }: PendingAppealsProps) {
  const appeals = useAppeals('pending');
  const { entries, pending, error } = appeals;
  const [wasShown, setWasShown] = useState(false);
  if (!wasShown && (error || entries?.length)) setWasShown(true);
  if (!wasShown) return null;
  return (
    <AppealList title="Appeals" appeals={appeals} work={work}>
      {entries !== null && pending > entries.length && (
        <Button variant="outline" onClick={onShowAll}>
          Show All {formatCount(pending, 'Appeal')}
        </Button>
      )}
    </AppealList>
  );
}

interface AppealResultsProps {
  readonly status: QueueView['appealStatus'];
  readonly work: AppealActions;
}

/** Lists all appeals with a status, in pages. */
export function AppealResults({ status, work }: AppealResultsProps) {
  const appeals = useAppeals(status);
  const { entries, page, pages, goTo } = appeals;
  return (
    <AppealList title="Appeals" appeals={appeals} work={work}>
      {entries?.length === 0 && (
        <Notice message={page > 1 ? 'No more appeals found.' : 'No appeals found.'} />
      )}
      {pages > 1 && <ListPages label="Pages of appeals" page={page} pages={pages} onPage={goTo} />}
    </AppealList>
  );
}

interface AppealListProps {
  readonly title: string;
  readonly appeals: AppealsData;
  readonly work: AppealActions;
  readonly children: ReactNode;
}

function AppealList({ title, appeals, work, children }: AppealListProps) {
  const { entries, error, isReading, readAgain } = appeals;
  const { opened, decidedId } = work;
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const lastId = useRef('');
  /**
   * Returns the element of the appeal's card. If the card has left the list or is about to leave it, returns the
   * element of the list.
   */
  const element = () => {
    const card = list.current?.querySelector<HTMLElement>(`[data-appeal="${lastId.current}"]`);
    return decidedId === lastId.current ? list.current : (card ?? list.current);
  };
  const open = (entry: AppealEntry) => {
    lastId.current = entry.id;
    work.open(entry);
  };
  return (
    <div
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={title}
      data-appeals
      className={styles.appeals}
    >
      <h2 className={classNames(text.heading, styles.title)}>{title}</h2>
      {entries !== null && <p className={styles.age}>{appeals.pending} pending</p>}
      {entries === null && !error && <Loading />}
      {error && (
        <FailureCard
          message={errorSentence(error, "We couldn't load the appeals. Please try again.")}
          busy={isReading}
          onRetry={readAgain}
        />
      )}
      {entries !== null && entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <AppealCard key={entry.id} entry={entry} now={now} onOpen={() => open(entry)} />
          ))}
        </ul>
      )}
      {children}
      <AppealDialog entry={opened && newest(opened, entries)} work={work} returnTo={element} />
    </div>
  );
}

/** Returns the newest version of an appeal: from the list, or from the response of the last call. */
function newest(opened: AppealEntry, entries: readonly AppealEntry[] | null): AppealEntry {
  const listed = entries?.find(({ id }) => id === opened.id);
  return listed && BigInt(listed.version) > BigInt(opened.version) ? listed : opened;
}

const Loading = () => (
  <>
    <p role="status" className={text.screenReaderOnly}>
      Loading appeals...
    </p>
    <Skeleton className={styles.loading} />
  </>
);

interface AppealCardProps {
  readonly entry: AppealEntry;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  readonly onOpen: () => void;
}

function AppealCard({ entry, now, onOpen }: AppealCardProps) {
  const titleId = useId();
  const { appeal, member } = entry;
  const isYours = entry.notYours === null && appeal.status === 'pending';
  return (
    <Card
      as="li"
      tabIndex={-1}
      data-appeal={entry.id}
      aria-labelledby={titleId}
      className={styles.card}
    >
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          Appeal of {usernameText(member.username)}
        </h3>
        <AppealBadges entry={entry} />
        <span className={styles.age}>{formatAgo(Date.parse(appeal.at), now)}</span>
      </div>
      <AppealFacts entry={entry} />
      {appeal.status === 'pending' && !isYours && (
        <p className={styles.age}>{cannotDecideAppealText(entry)}</p>
      )}
      <div>
        <Button variant={isYours ? 'solid' : 'outline'} onClick={onOpen}>
          {isYours ? 'Decide' : 'View'}
          <span className={text.screenReaderOnly}> appeal of {usernameText(member.username)}</span>
        </Button>
      </div>
    </Card>
  );
}
