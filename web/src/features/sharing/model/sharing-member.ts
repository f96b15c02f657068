import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import type { Subscription } from '@contract/schemas/subscription';

/** A member with their plan and their settings for the share form. */
export interface SharingMember extends ShareSettingsChange, Subscription {
  readonly id: string;
  readonly username: string | null;
}
