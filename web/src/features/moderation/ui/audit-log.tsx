import { Skeleton } from '@chakra-ui/react/skeleton';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import text from '@/components/text.module.css';
import { errorSentence } from '@/services/api-error';
import { auditFilters } from '../model/audit-view';
import { useAuditLog, useAuditView } from '../model/use-audit-log';
import { AuditFilters } from './audit-filters';
import styles from './audit-log.module.css';
import { AuditTable } from './audit-table';

/** What admins did, the newest first. */
export function AuditLog() {
  const { view, changeView } = useAuditView();
  const { isAsked, entries, error, isReading, readAgain, more, focusedId } = useAuditLog(view);
  const isSearch = Object.keys(auditFilters(view)).length > 0;
  return (
    <div className={styles.panel}>
      <AuditFilters view={view} onChange={changeView} />
      {isAsked && entries === null && !error && <Placeholders />}
      {entries?.length === 0 && (
        <Notice message={isSearch || more.isThere ? 'No entries found.' : 'No actions yet.'} />
      )}
      {entries !== null && entries.length > 0 && (
        <div className={styles.table}>
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
    </div>
  );
}

const PLACEHOLDERS = 6;

const Placeholders = () => (
  <div className={styles.placeholders}>
    <p role="status" className={text.screenReaderOnly}>
      Loading the audit log...
    </p>
    {Array.from({ length: PLACEHOLDERS }, (_, index) => (
      <Skeleton key={index} data-testid="audit-skeleton" className={styles.loading} />
    ))}
  </div>
);
