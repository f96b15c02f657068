import type { Reported } from '@contract/schemas/reported';
import { useState } from 'react';

/** The selected entries of the page. An entry that leaves the page is not selected anymore. */
export function useSelection(entries: readonly Reported[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectable = entries.filter(({ isOwn }) => !isOwn);
  const selected = selectable.filter(({ id }) => ids.has(id));
  return {
    selected,
    isSelected: (id: string): boolean => ids.has(id),
    isAll: selectable.length > 0 && selected.length === selectable.length,
    toggle: (id: string) => {
      const isIn = selected.some((entry) => entry.id === id);
      const rest = selected.filter((entry) => entry.id !== id).map((entry) => entry.id);
      setIds(new Set(isIn ? rest : [...rest, id]));
    },
    toggleAll: () =>
      setIds(new Set(selected.length === selectable.length ? [] : selectable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
    /** Takes out what was decided. */
    drop: (decided: readonly Reported[]) =>
      setIds((now) => new Set([...now].filter((id) => !decided.some((one) => one.id === id)))),
  };
}

export type Selection = ReturnType<typeof useSelection>;
