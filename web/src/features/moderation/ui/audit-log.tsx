import { Skeleton } from '@chakra-ui/react/skeleton';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { errorSentence } from '@/services/api-error';
import { shownText } from '../model/audit-texts';
import { auditFilters, type AuditView, isReversed } from '../model/audit-view';
import { useAuditLog, useAuditView } from '../model/use-audit-log';
import { AuditFilters } from './audit-filters';
import styles from './audit-log.module.css';
import { AuditTable } from './audit-table';

/** Lists the acts of all admins, the newest first. */
export function AuditLog() {
  const { view, changeView } = useAuditView();
  return (
    <div className={styles.panel}>
      <AuditFilters view={view} onChange={changeView} />
      {!isReversed(view) && <Entries view={view} />}
    </div>
  );
}

function Entries({ view }: { readonly view: AuditView }) {
  const { entries, error, isReading, isFormer, readAgain, more, focusedId } = useAuditLog(view);
  const isSearch = Object.keys(auditFilters(view)).length > 0;
  return (
    <>
      {!error && (
        <p role="status" className={styles.count}>
          {entries === null || isFormer ? 'Loading the audit log...' : shownText(entries, more)}
        </p>
      )}
      {entries === null && !error && <Skeletons />}
      {entries?.length === 0 && <Notice message={emptyText({ isSearch, isMore: more.isThere })} />}
      {entries !== null && entries.length > 0 && (
        <div aria-busy={isReading} className={styles.table}>
          <AuditTable entries={entries} focusedId={focusedId} />
        </div>
      )}
      {error && (
        <FailureCard
          message={errorSentence(error, "We couldn't load the audit log.")}
          busy={isReading}
          onRetry={readAgain}
        />
      )}
      {more.isThere && !error && (
        <Button variant="outline" busy={more.isLoading} keepsFocus onClick={more.show}>
          Show More
        </Button>
      )}
    </>
  );
}

/** Returns the text for a log without entries. A search can have no results on one page and more on the next. */
function emptyText({ isSearch, isMore }: { isSearch: boolean; isMore: boolean }): string {
  if (isMore) return 'Nothing found yet.';
  return isSearch ? 'No entries found.' : 'No actions yet.';
}

const SKELETONS = 6;

const Skeletons = () => (
  <div aria-hidden className={styles.skeletons}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <Skeleton key={index} data-testid="audit-skeleton" className={styles.loading} />
    ))}
  </div>
);
