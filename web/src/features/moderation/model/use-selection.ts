import type { Reported } from '@contract/schemas/reported';
import { useState } from 'react';
import { subjectOf } from './entries';

/** The selected entries of the page. An entry that leaves the page is no longer selected. */
export function useSelection(entries: readonly Reported[]) {
  const [subjects, setSubjects] = useState<ReadonlySet<string>>(new Set());
  const isSelected = (entry: Reported): boolean => subjects.has(subjectOf(entry));
  const selectable = entries.filter(({ isOwn }) => !isOwn);
  const selected = selectable.filter(isSelected);
  const isAll = selectable.length > 0 && selected.length === selectable.length;
  const select = (chosen: readonly Reported[]) => setSubjects(new Set(chosen.map(subjectOf)));
  return {
    selected,
    isSelected,
    isAll,
    toggle: (entry: Reported) => {
      const rest = selected.filter((one) => subjectOf(one) !== subjectOf(entry));
      select(rest.length < selected.length ? rest : [...rest, entry]);
    },
    toggleAll: () => select(isAll ? [] : selectable),
    clear: () => select([]),
    /** Deselects entries that were decided. */
    drop: (decided: readonly Reported[]) => {
      const gone = decided.map(subjectOf);
      setSubjects((now) => new Set([...now].filter((subject) => !gone.includes(subject))));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
