import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { ItemSelection } from '../model/use-item-selection';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly selection: ItemSelection;
  readonly onDelete: () => void;
}

/** The actions on the selected items. Screen readers announce the number of these items. */
export const SelectionBar = ({ selection, onDelete }: SelectionBarProps) => (
  <div role="group" aria-label="Selection" data-keep-visible className={styles.bar}>
    <p role="status" className={classNames(text.figures, styles.count)}>
      {selection.ids.length} selected
    </p>
    <Button variant="outline" size="sm" onClick={selection.toggleAll}>
      {selection.hasAll ? 'Deselect All' : 'Select All'}
    </Button>
    <Button variant="danger" size="sm" onClick={onDelete}>
      Delete Selected
    </Button>
  </div>
);
