import type { Logger } from '../lib/logger';
import type { AccountErasure } from '../services/accounts/account-erasure';

interface ResumeAccountDeletionsParts {
  readonly erasure: AccountErasure;
  readonly log: Logger;
}

/** Runs all deletions that are due. One that fails does not hold up the others, and the next scheduled run tries it again. */
export function createResumeAccountDeletions({ erasure, log }: ResumeAccountDeletionsParts) {
  return async (): Promise<void> => {
    let failed = 0;
    for (const uid of await erasure.due()) {
      try {
        await erasure.run(uid);
      } catch (error) {
        failed += 1;
        log.error('account_erasure_failed', { uid, error });
      }
    }
    if (failed > 0) throw new Error(`${String(failed)} account deletions failed`);
  };
}
