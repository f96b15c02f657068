import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { useState } from 'react';
import { subjectIdOf } from './entries';

/** Returns the selected entries of the page. Deselects an entry that leaves the page. */
export function useQueueSelection(entries: readonly ReportForAdmins[]) {
  const [subjects, setSubjects] = useState<ReadonlySet<string>>(new Set());
  const isSelected = (entry: ReportForAdmins): boolean => subjects.has(subjectIdOf(entry));
  const selectable = entries.filter(({ isOwn }) => !isOwn);
  const selected = selectable.filter(isSelected);
  const isAll = selectable.length > 0 && selected.length === selectable.length;
  const select = (chosen: readonly ReportForAdmins[]) =>
    setSubjects(new Set(chosen.map(subjectIdOf)));
  return {
    selected,
    isSelected,
    isAll,
    toggle: (entry: ReportForAdmins) => {
      const rest = selected.filter((one) => subjectIdOf(one) !== subjectIdOf(entry));
      select(rest.length < selected.length ? rest : [...rest, entry]);
    },
    toggleAll: () => select(isAll ? [] : selectable),
    clear: () => select([]),
    /** Deselects entries that were decided. */
    drop: (decided: readonly ReportForAdmins[]) => {
      const gone = decided.map(subjectIdOf);
      setSubjects((now) => new Set([...now].filter((subject) => !gone.includes(subject))));
    },
  };
}

export type QueueSelection = ReturnType<typeof useQueueSelection>;
