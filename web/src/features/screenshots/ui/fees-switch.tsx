import { useId } from 'react';
import type { Redaction } from '@/lib/redaction';
import { feesStatus } from '../model/redaction-texts';
import styles from './fees-switch.module.css';

interface FeesSwitchProps {
  readonly redaction: Redaction;
  readonly checking: boolean;
  readonly busy: boolean;
  /** The choice counts in this form only. */
  readonly unsaved: boolean;
  readonly onChange: (hidesFees: boolean) => void;
}

export function FeesSwitch({ redaction, checking, busy, unsaved, onChange }: FeesSwitchProps) {
  const statusId = useId();
  return (
    <div className={styles.fees}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.box}
          checked={redaction.hidesFees ?? false}
          disabled={busy}
          aria-describedby={statusId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        Hide fees and payout
      </label>
      <p id={statusId} role="status" className={styles.status}>
        {feesStatus(redaction, checking)}
        {unsaved && " We couldn't save this choice, so it counts only here."}
      </p>
    </div>
  );
}
