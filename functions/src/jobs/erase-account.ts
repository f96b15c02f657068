import type { Logger } from '../lib/logger';
import type { AccountErasure } from '../services/accounts/account-erasure';

interface EraseAccountParts {
  readonly erasure: Pick<AccountErasure, 'run'>;
  readonly log: Logger;
}

/** A failed run is retried, and resumed by the schedule. */
export function createEraseAccount({ erasure, log }: EraseAccountParts) {
  return async (uid: string): Promise<void> => {
    try {
      await erasure.run(uid);
    } catch (error) {
      log.error('account_erasure_failed', { uid, error });
      throw error;
    }
  };
}
