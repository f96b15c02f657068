import type { ShareSettingsChange } from '@contract/schemas/share-settings';
import type { Actor } from '../../lib/authority';
import type { UsersRepo } from '../../repos/users-repo';

/** The settings of the share form, which are stored with each account. */
export interface ShareSettingsService {
  /**
   * Stores a change of the settings and returns it. Idempotent. If several calls change the same setting, the last one
   * wins.
   */
  change(actor: Actor, change: ShareSettingsChange): Promise<ShareSettingsChange>;
}

interface ShareSettingsServiceDeps {
  readonly users: Pick<UsersRepo, 'setShareSettings'>;
  readonly now: () => Date;
}

export const createShareSettingsService = ({
  users,
  now,
}: ShareSettingsServiceDeps): ShareSettingsService => ({
  change: async (actor, change) => {
    await users.setShareSettings(actor, change, now());
    return change;
  },
});
