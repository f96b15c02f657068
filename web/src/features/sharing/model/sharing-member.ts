import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import type { Subscription } from '@contract/schemas/subscription';

/** A member with the plan and the settings that the account remembers. */
export interface SharingMember extends ShareSettingsChange, Subscription {
  readonly id: string;
  readonly username: string | null;
}
