import type { ShareSettings, ShareSettingsChange } from '@contract/schemas/share-settings';

export type ShareSettingName = keyof ShareSettings;

/** The settings of the share form, as its parts show and change them. */
export interface ShareSettingsControl extends ShareSettings {
  /** Changes this form immediately, and saves the change with the account. */
  readonly change: (change: ShareSettingsChange) => void;
  /** The setting whose last change was not saved, so it counts in this form only. */
  readonly unsaved: ShareSettingName | null;
}
