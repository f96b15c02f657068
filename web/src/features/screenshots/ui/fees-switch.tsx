import { useId } from 'react';
import type { Redaction } from '@/lib/redaction';
import type { ShareSettingsControl } from '@/lib/share-settings';
import { feesStatus } from '../model/redaction-texts';
import styles from './fees-switch.module.css';

interface FeesSwitchProps {
  readonly redaction: Redaction;
  readonly settings: ShareSettingsControl;
  readonly checking: boolean;
  readonly busy: boolean;
}

export function FeesSwitch({ redaction, settings, checking, busy }: FeesSwitchProps) {
  const { hidesFees, change, isUnsaved } = settings;
  const statusId = useId();
  return (
    <div className={styles.fees}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.box}
          checked={hidesFees}
          disabled={busy}
          aria-describedby={statusId}
          onChange={({ currentTarget }) => change({ hidesFees: currentTarget.checked })}
        />
        Hide fees and payout
      </label>
      <p id={statusId} role="status" className={styles.status}>
        {feesStatus(redaction, hidesFees, checking)}
        {isUnsaved && " We couldn't save this choice, so it counts only here."}
      </p>
    </div>
  );
}
