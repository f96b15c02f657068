import { useId } from 'react';
import type { ShareSettingName, ShareSettingsControl } from '@/lib/share-settings';
import styles from './setting-switch.module.css';

interface SettingSwitchProps {
  readonly name: ShareSettingName;
  readonly label: string;
  readonly settings: ShareSettingsControl;
  readonly status?: string;
  readonly busy?: boolean;
}

/** A switch for one setting of the share form. `status` says what it does now, or is ''. */
export function SettingSwitch({ name, label, settings, status = '', busy }: SettingSwitchProps) {
  const statusId = useId();
  return (
    <div className={styles.setting}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.box}
          checked={settings[name]}
          disabled={busy}
          aria-describedby={statusId}
          onChange={({ currentTarget }) => settings.change({ [name]: currentTarget.checked })}
        />
        {label}
      </label>
      <p id={statusId} role="status" className={styles.status}>
        {status}
        {settings.unsaved === name && " We couldn't save this choice, so it counts only here."}
      </p>
    </div>
  );
}
