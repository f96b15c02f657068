import { AUDIT_LOG_MESSAGES, AUDIT_SEARCH_MAX_LENGTH } from '@contract/schemas/audit-log';
import { useState } from 'react';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { ACT_CHOICES } from '../model/audit-texts';
import { auditFilters, type AuditView, dayIn, isReversed } from '../model/audit-view';
import { useAuditDownload } from '../model/use-audit-log';
import { useSearchField } from '../model/use-search-field';
import { AdminSelect } from './admin-select';
import styles from './queue-filters.module.css';

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly onChange: (change: Partial<AuditView>) => void;
}

/**
 * The filters of the audit log, and the button that downloads it as a file. The days are in UTC. The times of the
 * entries are in the admin's time zone.
 */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const search = useSearchField(view.q, (q) => onChange({ q }));
  const reversed = isReversed(view);
  return (
    <>
      <div role="search" aria-label="Audit log" className={styles.filters}>
        <TextField
          label="Search"
          placeholder="Title, note or username"
          maxLength={AUDIT_SEARCH_MAX_LENGTH}
          {...search}
        />
        <AdminSelect
          label="Action"
          choices={ACT_CHOICES}
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
 * A field for a day. Accepts only years from 2000 to 2999, because browsers report a date after each typed digit of the
 * year.
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
        if (dayIn(value) === value) onChange(value);
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
