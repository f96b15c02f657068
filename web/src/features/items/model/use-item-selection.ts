import { useCallback, useDeferredValue, useState } from 'react';

export interface ItemSelection {
  readonly isOn: boolean;
  /**
   * The deferred value of `isOn`. It changes a moment later, so that the page reacts to the tap before React renders
   * the checkboxes of all cards.
   */
  readonly isShown: boolean;
  /** The ids of the shown items that are selected. */
  readonly ids: readonly string[];
  readonly isSelected: (id: string) => boolean;
  readonly hasAll: boolean;
  /** Turns the selection mode on or off, and clears the selection. */
  readonly setOn: (isOn: boolean) => void;
  readonly toggle: (id: string) => void;
  /** Selects all shown items. If all are already selected, deselects them. */
  readonly toggleAll: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selection of items in a list. Opening another page of the list clears the selection.
 * @param shownIds the ids of the items on page `page`
 */
export function useItemSelection(shownIds: readonly string[], page: number): ItemSelection {
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
