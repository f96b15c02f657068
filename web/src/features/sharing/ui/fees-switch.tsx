import { SettingSwitch } from '@/components/setting-switch';
import type { Redaction } from '../model/redaction';
import type { ShareSettingsControl } from '@/lib/share-settings';
import { feesStatus } from '../model/picture-texts';

interface FeesSwitchProps {
  readonly redaction: Redaction;
  readonly settings: ShareSettingsControl;
  readonly checking: boolean;
  readonly busy: boolean;
}

export const FeesSwitch = ({ redaction, settings, checking, busy }: FeesSwitchProps) => (
  <SettingSwitch
    name="hidesFees"
    label="Hide fees and payout"
    settings={settings}
    status={feesStatus(redaction, settings.hidesFees, checking)}
    busy={busy}
  />
);
