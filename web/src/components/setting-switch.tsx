import type { ShareSettingName, EditableShareSettings } from '@/lib/share-settings';
import { Switch } from './switch';

interface SettingSwitchProps {
  readonly name: ShareSettingName;
  readonly label: string;
  readonly settings: EditableShareSettings;
  readonly status?: string;
  readonly busy?: boolean;
}

/** A switch for one setting of the share form. `status` describes the current effect of the setting, or is ''. */
export const SettingSwitch = ({ name, label, settings, status, busy }: SettingSwitchProps) => (
  <Switch
    label={label}
    isOn={settings[name]}
    isDisabled={busy}
    status={
      <>
        {status}
        {settings.unsaved === name && " We couldn't save this choice, so it counts only here."}
      </>
    }
    onChange={(isOn) => settings.change({ [name]: isOn })}
  />
);
