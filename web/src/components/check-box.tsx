import { useId } from 'react';
import styles from './check-box.module.css';

interface CheckBoxProps {
  readonly label: string;
  /** Explains the choice. Screen readers read the hint after the label. */
  readonly hint: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with an explanation. */
export function CheckBox({ label, hint, checked, disabled, onChange }: CheckBoxProps) {
  const hintId = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={checked}
          disabled={disabled}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
