import type { ShareSettings, ShareSettingsChange } from '@contract/schemas/share-settings';

/** The settings of the share form, as its parts show and change them. */
export interface ShareSettingsControl extends ShareSettings {
  /** Changes this form immediately, and saves the change with the account. */
  readonly change: (change: ShareSettingsChange) => void;
  /** The last change was not saved, so it counts in this form only. */
  readonly isUnsaved: boolean;
}
