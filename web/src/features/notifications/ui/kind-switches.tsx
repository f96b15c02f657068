import type { NotificationSettings } from '@contract/schemas/notification-settings';
import { Switch } from '@/components/switch';
import styles from './notifications-section.module.css';

type KindSettings = NotificationSettings['kinds']['mentions'];

interface KindSwitchesProps {
  readonly name: string;
  readonly settings: KindSettings;
  readonly withPush: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<KindSettings>) => void;
}

/** Whether one kind of notification is written, and pushed. What is not written cannot be pushed. */
export const KindSwitches = (props: KindSwitchesProps) => {
  const { name, settings, withPush, isDisabled, onChange } = props;
  const { inApp, push } = settings;
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.switches}>
        <Switch
          label="In the App"
          isOn={inApp}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange({ inApp: isOn })}
        />
        {withPush && (
          <Switch
            label="Push"
            isOn={inApp && push}
            isDisabled={isDisabled || !inApp}
            onChange={(isOn) => onChange({ push: isOn })}
          />
        )}
      </div>
    </fieldset>
  );
};
