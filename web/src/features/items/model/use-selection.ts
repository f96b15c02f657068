import { useCallback, useDeferredValue, useState } from 'react';

export interface Selection {
  readonly isOn: boolean;
  /**
   * Like `isOn`, but it changes a moment later. The checkboxes of all cards render in small steps, after the page has
   * reacted to the tap.
   */
  readonly isShown: boolean;
  /** The ids of the shown items that are selected. */
  readonly ids: readonly string[];
  readonly isSelected: (id: string) => boolean;
  readonly hasAll: boolean;
  /** Turns the selection mode on or off. Clears the selection. */
  readonly setOn: (isOn: boolean) => void;
  readonly toggle: (id: string) => void;
  /** Selects all shown items, or none if all are selected. */
  readonly toggleAll: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selection of items. Turning the page clears it.
 * @param shownIds ids of the items on page `page`
 */
export function useSelection(shownIds: readonly string[], page: number): Selection {
  const [isOn, setIsOn] = useState(false);
  const [{ of, selected }, setSelected] = useState({ of: page, selected: NOTHING });
  if (of !== page) setSelected({ of: page, selected: NOTHING });
  const ids = shownIds.filter((id) => selected.has(id));
  const hasAll = ids.length > 0 && ids.length === shownIds.length;
  const toggle = useCallback((id: string) => {
    setSelected((before) => {
      const after = new Set(before.selected);
      if (!after.delete(id)) after.add(id);
      return { ...before, selected: after };
    });
  }, []);
  return {
    isOn,
    isShown: useDeferredValue(isOn),
    ids,
    isSelected: (id) => selected.has(id),
    hasAll,
    setOn: (next) => {
      setIsOn(next);
      setSelected({ of: page, selected: NOTHING });
    },
    toggle,
    toggleAll: () => setSelected({ of: page, selected: new Set(hasAll ? [] : shownIds) }),
  };
}
