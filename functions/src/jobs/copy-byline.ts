import type { Logger } from '../lib/logger';
import { type Bylines, changesByline } from '../services/accounts/bylines';

/** A change of `users/{uid}`, as the database delivers it. */
export interface UserChange {
  readonly uid: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

interface CopyBylineParts {
  readonly bylines: Bylines;
  readonly log: Logger;
}

/** Events arrive twice and in any order, so it copies the current state. A failed run is retried. */
export function createCopyByline({ bylines, log }: CopyBylineParts) {
  return async ({ uid, before, after }: UserChange): Promise<void> => {
    if (!changesByline(before, after)) return;
    try {
      await bylines.copy(uid);
    } catch (error) {
      log.error('byline_copy_failed', { uid, error });
      throw error;
    }
  };
}
