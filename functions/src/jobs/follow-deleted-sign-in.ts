import type { Logger } from '../lib/logger';
import type { DeletedSignIns } from '../services/accounts/account-deletion';

interface FollowDeletedSignInParts {
  readonly deletedSignIns: DeletedSignIns;
  readonly log: Logger;
}

/** Runs for every account that is deleted in Firebase. A failed run is retried. */
export function createFollowDeletedSignIn({ deletedSignIns, log }: FollowDeletedSignInParts) {
  return async (uid: string): Promise<void> => {
    try {
      await deletedSignIns.follow(uid);
    } catch (error) {
      log.error('deleted_sign_in_failed', { uid, error });
      throw error;
    }
  };
}
