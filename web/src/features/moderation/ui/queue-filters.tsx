import { REPORT_SEARCH_MAX, type ReportSort, type ReportsQuery } from '@contract/schemas/reported';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '@/components/field';
import type { QueueView } from '../model/queue-view';
import { APPEAL_STATUS_CHOICES } from '../model/appeal-texts';
import { KIND_CHOICES, SORT_CHOICES, STATUS_CHOICES } from '../model/report-texts';
import { AdminSelect } from './admin-select';
import styles from './queue-filters.module.css';

const DEBOUNCE_MS = 300;

interface QueueFiltersProps {
  readonly view: QueueView;
  readonly onChange: (change: Partial<QueueView>) => void;
}

export function QueueFilters({ view, onChange }: QueueFiltersProps) {
  return (
    <div role="search" aria-label="Reports" className={styles.filters}>
      <AdminSelect
        label="Kind"
        choices={KIND_CHOICES}
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
  const [typed, setTyped] = useState(view.q);
  /** What the field sent or took over last. */
  const known = useRef(view.q);
  const search = useEffectEvent(() => {
    const q = typed.trim();
    if (q === view.q) return;
    known.current = q;
    onChange({ q });
  });
  const takeOver = useEffectEvent(() => {
    if (view.q === known.current) return;
    known.current = view.q;
    setTyped(view.q);
  });
  // A link or Back can lead to another search.
  useEffect(() => takeOver(), [view.q]);
  useEffect(() => {
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <>
      <AdminSelect
        label="Status"
        choices={STATUS_CHOICES}
        value={view.status}
        onChange={(status) => onChange({ status: status as ReportsQuery['status'] })}
      />
      <AdminSelect
        label="Sort By"
        choices={SORT_CHOICES}
        value={view.sort}
        onChange={(sort) => onChange({ sort: sort as ReportSort })}
      />
      <TextField
        label="Search"
        type="search"
        placeholder="Title or username"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={REPORT_SEARCH_MAX}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </>
  );
}
