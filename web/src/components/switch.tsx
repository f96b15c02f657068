import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean | undefined;
  /** Describes the current effect of the switch, or why it cannot be used. Screen readers announce changes. */
  readonly status?: ReactNode;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, isDisabled, status, onChange }: SwitchProps) {
  const statusId = useId();
  return (
    <div className={styles.setting}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.box}
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={statusId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={statusId} role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
