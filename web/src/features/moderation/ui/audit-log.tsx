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

/** What admins did, the newest first. */
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
      {entries === null && !error && <Placeholders />}
      {entries?.length === 0 && (
        <Notice message={isSearch || more.isThere ? 'No entries found.' : 'No actions yet.'} />
      )}
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

const PLACEHOLDERS = 6;

const Placeholders = () => (
  <div aria-hidden className={styles.placeholders}>
    {Array.from({ length: PLACEHOLDERS }, (_, index) => (
      <Skeleton key={index} data-testid="audit-skeleton" className={styles.loading} />
    ))}
  </div>
);
