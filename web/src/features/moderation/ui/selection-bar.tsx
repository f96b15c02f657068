import { DECISIONS, type Decision } from '@contract/schemas/reported';
import { useRef } from 'react';
import { Button } from '@/components/button';
import { ACT_LABELS } from '../model/report-texts';
import type { Selection } from '../model/use-selection';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly isDeciding: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** Selects all entries of the page, and decides those that are selected. */
export function SelectionBar({ selection, isDeciding, onDecide }: SelectionBarProps) {
  const all = useRef<HTMLInputElement>(null);
  const count = selection.selected.length;
  const clear = () => {
    selection.clear();
    // The button goes.
    all.current?.focus();
  };
  return (
    <div role="group" aria-label="Selected reports" className={styles.bar}>
      <label className={styles.all}>
        <input ref={all} type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
        Select all on this page
      </label>
      {count > 0 && (
        <>
          <p role="status">{count} selected</p>
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              variant="outline"
              size="sm"
              busy={isDeciding}
              keepsFocus
              onClick={() => onDecide(decision)}
            >
              {ACT_LABELS[decision]}
            </Button>
          ))}
          <Button variant="plain" size="sm" onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
