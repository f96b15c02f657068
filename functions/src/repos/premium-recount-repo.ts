import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { planOfMember } from './billing-repo';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';
import { recordPremiumChange } from './record-premium-change';
import { memberInSnapshot } from './users-repo';

const PAGE_SIZE = 200;
/**
 * The maximum number of attempts of a transaction. A transaction can need many, because events of Stripe can change a
 * member's record at the same time.
 */
const MAX_ATTEMPTS = 20;

export interface PremiumRecountRepo {
  /** Yields pages of the uids of members with a customer in Stripe. Costs 1 read for each member. */
  members(): AsyncIterable<readonly string[]>;
  /**
   * Sets the field `countsAsPremium` to the value that follows from the member's plan, for example after the plan has
   * ended. If the value changes and was not null before, also counts the change in the figures. Idempotent. Costs 2
   * reads.
   */
  count(uid: string, at: Date): Promise<void>;
}

export const createPremiumRecountRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): PremiumRecountRepo => ({
  members: async function* () {
    const records = collections.billing.in(db).orderBy(FieldPath.documentId());
    for await (const page of pagesOf(records.select(), pageSize)) yield page.map(({ id }) => id);
  },
  count: (uid, at) =>
    db.runTransaction(
      async (transaction) => {
        const [memberDocument, record] = await readDocuments(
          transaction,
          ...([collections.users.doc(db, { uid }), collections.billing.doc(db, { uid })] as const),
        );
        const member = memberInSnapshot(memberDocument);
        const wasCounted = collections.billing.field(record, 'countsAsPremium');
        if (!member || !record.exists || wasCounted === undefined) return;
        const plan = planOfMember(member);
        const moved = { wasCounted, before: plan, after: plan, at };
        const counted = recordPremiumChange(transaction, db, moved);
        if (counted.countsAsPremium !== wasCounted) transaction.update(record.ref, counted);
      },
      { maxAttempts: MAX_ATTEMPTS },
    ),
});
