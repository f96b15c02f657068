import { Skeleton } from '@chakra-ui/react/skeleton';
import { AUDIT_LOG_MESSAGES, AUDIT_SEARCH_MAX_LENGTH } from '@contract/schemas/audit-log';
import { useState } from 'react';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { TextField } from '@/components/field';
import { Notice } from '@/components/notice';
import { errorSentence } from '@/services/api-error';
import { AUDIT_ACT_CHOICES, shownEntryCountText } from '../model/audit-texts';
import {
  auditFilters,
  type AuditView,
  validDayOrEmpty,
  areDaysReversed,
} from '../model/audit-view';
import { useAuditDownload, useAuditLog, useAuditView } from '../model/use-audit-log';
import { useSearchField } from '../model/use-search-field';
import { AdminSelect } from './admin-select';
import styles from './audit-log.module.css';
import { AuditTable } from './audit-table';
import filterStyles from './queue-filters.module.css';

/** Lists the acts of all admins, the newest first. */
export function AuditLog() {
  const { view, changeView } = useAuditView();
  return (
    <div className={styles.panel}>
      <AuditFilters view={view} onChange={changeView} />
      {!areDaysReversed(view) && <Entries view={view} />}
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
          {entries === null || isFormer
            ? 'Loading the audit log...'
            : shownEntryCountText(entries, more)}
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

/** Returns the text for a list without entries. A search can have no results on one page and more on the next. */
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

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly onChange: (change: Partial<AuditView>) => void;
}

/**
 * The filters of the audit log, and the button that downloads it as a file. The days are in UTC. The times of the
 * entries are in the admin's time zone.
 */
function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const search = useSearchField(view.q, (q) => onChange({ q }));
  const reversed = areDaysReversed(view);
  return (
    <>
      <div role="search" aria-label="Audit log" className={filterStyles.filters}>
        <TextField
          label="Search"
          placeholder="Title, note or username"
          maxLength={AUDIT_SEARCH_MAX_LENGTH}
          {...search}
        />
        <AdminSelect
          label="Action"
          choices={AUDIT_ACT_CHOICES}
          value={view.act}
          onChange={(act) => onChange({ act: act as AuditView['act'] })}
        />
        <DayField label="First day (UTC)" day={view.from} onChange={(from) => onChange({ from })} />
        <DayField
          label="Last day (UTC)"
          day={view.to}
          error={reversed ? AUDIT_LOG_MESSAGES.reversed : undefined}
          onChange={(to) => onChange({ to })}
        />
      </div>
      <Download view={view} isDisabled={reversed} />
    </>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: string;
  readonly error?: string | undefined;
  readonly onChange: (day: string) => void;
}

/**
 * A field for a day. Accepts only years from 2000 to 2999. Browsers report a date after each typed digit of the year,
 * such as the year 0002, so an earlier year is not complete yet.
 */
function DayField({ label, day, error, onChange }: DayFieldProps) {
  const [shown, setShown] = useState({ typed: day, day });
  // Shows the day that a link or Back has set.
  if (shown.day !== day) setShown({ typed: day, day });
  return (
    <TextField
      label={label}
      type="date"
      error={error}
      value={shown.typed}
      onChange={({ currentTarget: { value } }) => {
        setShown({ typed: value, day });
        if (validDayOrEmpty(value) === value) onChange(value);
      }}
    />
  );
}

interface DownloadProps {
  readonly view: AuditView;
  readonly isDisabled: boolean;
}

function Download({ view, isDisabled }: DownloadProps) {
  const { download, isPending, savedAs, failure } = useAuditDownload();
  return (
    <div>
      <Button
        variant="outline"
        busy={isPending}
        disabled={isDisabled}
        onClick={() => download(auditFilters(view))}
      >
        {isPending ? 'Preparing...' : 'Download CSV'}
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
      <p role="status">{!isPending && savedAs !== null && `Downloaded ${savedAs}`}</p>
    </div>
  );
}
