import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections, type Stored } from './collections/collections';
import { pagesOf } from './pages-of';
import { memberInSnapshot, type UserRecord } from './users-repo';

/** The number of members who are read at the same time. */
const PAGE_SIZE = 50;

export interface StoredExpiry extends Pick<Stored<'items'>, 'addedAt' | 'expiresAt'> {
  readonly path: string;
}

/** A member's plan, and the data that is copied from it, follows from it or is limited by it. */
export interface PlanWithCopies {
  readonly uid: string;
  readonly member: UserRecord;
  /**
   * Whether the profile, the reserved names and the items show the premium badge. Undefined if a document lacks the
   * field.
   */
  readonly badges: readonly { readonly path: string; readonly isPremiumUser: unknown }[];
  /** The expiries of the items that are not removed. */
  readonly expiries: readonly StoredExpiry[];
  /** The month in which the member made the most submissions, and the number of submissions in that month. */
  readonly busiest: { readonly month: string; readonly submissions: number } | null;
}

export interface PlanCopiesRepo {
  /** Yields all members whose account is not being deleted. */
  all(): AsyncIterable<PlanWithCopies>;
}

export const createPlanCopiesRepo = (db: Firestore, pageSize = PAGE_SIZE): PlanCopiesRepo => ({
  all: async function* () {
    const members = collections.users.in(db).orderBy(FieldPath.documentId());
    for await (const page of pagesOf(members, pageSize)) {
      const known = page.flatMap((document) => {
        const member = memberInSnapshot(document);
        return member ? [{ uid: document.id, member }] : [];
      });
      yield* await Promise.all(
        known.map(async (it) => ({
          ...it,
          ...(await copiesOf(db, it.uid)),
          busiest: await busiestMonthOf(db, it.uid),
        })),
      );
    }
  },
});

async function copiesOf(
  db: Firestore,
  uid: string,
): Promise<Pick<PlanWithCopies, 'badges' | 'expiries'>> {
  const [profile, names, items] = await Promise.all([
    collections.profiles.doc(db, { uid }).get(),
    collections.usernames.in(db).where('uid', '==', uid).select('isPremiumUser').get(),
    collections.items
      .in(db)
      .where('ownerId', '==', uid)
      .select('isPremiumUser', 'removedAt', 'addedAt', 'expiresAt')
      .get(),
  ]);
  const live = items.docs.filter((item) => collections.items.field(item, 'removedAt') === null);
  const documents = [...(profile.exists ? [profile] : []), ...names.docs, ...live];
  const badges = documents.map((document) => ({
    path: document.ref.path,
    // eslint-disable-next-line no-restricted-syntax -- The schema would replace a missing value by its default.
    isPremiumUser: document.get('isPremiumUser') as unknown,
  }));
  // Items without these times are left out here, because the check of all documents already reports them.
  const expiries = live.flatMap((item) => {
    const addedAt = collections.items.field(item, 'addedAt');
    const expiresAt = collections.items.field(item, 'expiresAt');
    return addedAt && expiresAt ? [{ path: item.ref.path, addedAt, expiresAt }] : [];
  });
  return { badges, expiries };
}

async function busiestMonthOf(db: Firestore, uid: string): Promise<PlanWithCopies['busiest']> {
  const { docs } = await collections.usage.in(db, { uid }).select('month').get();
  const counts = new Map<string, number>();
  for (const document of docs) {
    const month = collections.usage.field(document, 'month');
    if (month !== undefined) counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const [busiest] = [...counts].toSorted(([, one], [, other]) => other - one);
  return busiest ? { month: busiest[0], submissions: busiest[1] } : null;
}
