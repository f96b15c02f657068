import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import type { Actor } from '../../lib/authority';
import type { UsersRepo } from '../../repos/users-repo';

/** What the share form remembers with each account. */
export interface ShareSettingsOfMembers {
  /** Returns the change. Idempotent. The last of several changes counts. */
  change(actor: Actor, change: ShareSettingsChange): Promise<ShareSettingsChange>;
}

interface ShareSettingsDeps {
  readonly users: Pick<UsersRepo, 'setShareSettings'>;
  readonly now: () => Date;
}

export const createShareSettings = ({
  users,
  now,
}: ShareSettingsDeps): ShareSettingsOfMembers => ({
  change: async (actor, change) => {
    await users.setShareSettings(actor, change, now());
    return change;
  },
});
