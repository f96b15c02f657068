import {
  REPORT_SEARCH_MAX_LENGTH,
  type ReportSort,
  type ReportsQuery,
} from '@contract/schemas/report-for-admins';
import { TextField } from '@/components/field';
import type { QueueView } from '../model/queue-view';
import { APPEAL_STATUS_CHOICES } from '../model/appeal-texts';
import {
  QUEUE_KIND_CHOICES,
  REPORT_SORT_CHOICES,
  REPORT_STATUS_CHOICES,
} from '../model/report-texts';
import { useSearchField } from '../model/use-search-field';
import { AdminSelect } from './admin-select';
import styles from './queue-filters.module.css';

interface QueueFiltersProps {
  readonly view: QueueView;
  readonly onChange: (change: Partial<QueueView>) => void;
}

export function QueueFilters({ view, onChange }: QueueFiltersProps) {
  return (
    <div role="search" aria-label="Reports" className={styles.filters}>
      <AdminSelect
        label="Kind"
        choices={QUEUE_KIND_CHOICES}
        value={view.kind}
        onChange={(kind) => onChange({ kind: kind as QueueView['kind'] })}
      />
      {view.kind === 'appeals' ? (
        <AdminSelect
          key="appeals"
          label="Status"
          choices={APPEAL_STATUS_CHOICES}
          value={view.appealStatus}
          onChange={(status) => onChange({ appealStatus: status as QueueView['appealStatus'] })}
        />
      ) : (
        <ReportFilters view={view} onChange={onChange} />
      )}
    </div>
  );
}

function ReportFilters({ view, onChange }: QueueFiltersProps) {
  const search = useSearchField(view.q, (q) => onChange({ q }));
  return (
    <>
      <AdminSelect
        label="Status"
        choices={REPORT_STATUS_CHOICES}
        value={view.status}
        onChange={(status) => onChange({ status: status as ReportsQuery['status'] })}
      />
      <AdminSelect
        label="Sort By"
        choices={REPORT_SORT_CHOICES}
        value={view.sort}
        onChange={(sort) => onChange({ sort: sort as ReportSort })}
      />
      <TextField
        label="Search"
        placeholder="Title or username"
        maxLength={REPORT_SEARCH_MAX_LENGTH}
        {...search}
      />
    </>
  );
}
