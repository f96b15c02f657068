import type { ShareSettings, ShareSettingsChange } from '@contract/schemas/share-settings';

export type ShareSettingName = keyof ShareSettings;

/** The settings of the share form, with a function that changes them. */
export interface EditableShareSettings extends ShareSettings {
  /** Applies the change to this form immediately, and saves it with the account. */
  readonly change: (change: ShareSettingsChange) => void;
  /** The setting whose last change could not be saved. The change applies only to this form. */
  readonly unsaved: ShareSettingName | null;
}
