import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { collections } from './collections/collections';
import { rethrowTransactionError } from './grpc-status';
import type { MemberKey } from './member-notes-repo';
import { pagesOf } from './pages-of';
import { prepareSuspensionEnd } from './prepare-suspension-end';

const PAGE_SIZE = 100;
/**
 * The maximum number of attempts of a transaction. A transaction can need many, because calls of admins and of the
 * member can change the same documents at the same time.
 */
const MAX_ATTEMPTS = 20;

/** Suspensions that have run out but have not been ended yet. */
export interface RunOutSuspensionsRepo {
  /**
   * Yields pages of the uids of members whose suspension had run out at `time`, the earliest end first. Costs 1 read
   * for each member.
   */
  by(time: Date): AsyncIterable<readonly string[]>;
  /**
   * Ends a suspension that had run out at `by`. Returns whether this call ended the suspension. Only one of several
   * concurrent calls ends it.
   */
  end(member: Authorized<MemberKey>, by: Date): Promise<boolean>;
}

export const createRunOutSuspensionsRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): RunOutSuspensionsRepo => ({
  by: async function* (time) {
    const runOut = collections.users
      .in(db)
      .where('suspendedUntil', '<=', time)
      .orderBy('suspendedUntil')
      .orderBy(FieldPath.documentId())
      .select('suspendedUntil');
    for await (const page of pagesOf(runOut, pageSize)) yield page.map(({ id }) => id);
  },
  end: ({ memberId }, at) =>
    db.runTransaction(
      async (transaction) => {
        const restoring = { memberId, end: 'ran_out', at } as const;
        const ending = await prepareSuspensionEnd(transaction, db, restoring).catch(
          rethrowTransactionError,
        );
        ending?.write();
        return ending !== null;
      },
      { maxAttempts: MAX_ATTEMPTS },
    ),
});
