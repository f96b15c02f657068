import type { ItemRecord } from '@contract/schemas/item-record';
import { MEMBER_ITEMS_PER_PAGE, MEMBERS_PER_PAGE } from '@contract/schemas/members-for-admins';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocuments, type Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { readPageByTime } from './page-by-time';
import { memberInSnapshot, type UserRecord } from './users-repo';

/**
 * The maximum number of documents that are read for one page, because the page leaves out expired items and members who
 * are being deleted.
 */
const MAX_READS = 200;

export interface FoundMember {
  readonly uid: string;
  readonly record: UserRecord;
}

export interface MemberItem {
  readonly id: string;
  readonly record: ItemRecord;
}

export interface MembersRequest {
  /** Lists only members who are suspended at this time. Null lists all members. */
  readonly suspendedAt: Date | null;
  /** The position in the format of `timeCursor` after which the page begins. It is the `next` of the previous page. */
  readonly after: string | null;
}

export interface MemberItemsRequest extends Pick<MembersRequest, 'after'> {
  readonly uid: string;
  readonly now: Date;
}

/** The members and their items as admins see them. Leaves out members who are being deleted. */
export interface MembersForAdminsRepo {
  /**
   * Returns a page of the newest members, or of the suspended members. Suspended members are sorted by the end of their
   * suspension, the latest first. Costs up to 51 reads, or up to about 200 if many members are left out.
   */
  list(request: MembersRequest): Promise<{
    readonly members: readonly FoundMember[];
    readonly next: string | null;
  }>;
  /** Returns the members that exist, in the order of the uids. Costs 1 read for each uid. */
  byId(uids: readonly string[]): Promise<FoundMember[]>;
  /**
   * Returns the members who have the given email address. Costs at least 1 read.
   * @param email in lower case, as it is stored
   */
  byEmail(email: string): Promise<FoundMember[]>;
  /**
   * Returns a page of a member's items, the newest first. Includes hidden items, but no removed or expired ones. Costs
   * up to 49 reads, or up to about 200 if many expired items are left out.
   */
  items(request: MemberItemsRequest): Promise<{
    readonly items: readonly MemberItem[];
    readonly next: string | null;
  }>;
  /**
   * Returns how many items `items` lists, and how many of them are hidden. The count of hidden items can include
   * expired ones, but is at most the number of items. Costs 2 reads for up to 1,000 items.
   */
  countItems(uid: string, now: Date): Promise<{ readonly items: number; readonly hidden: number }>;
}

export function createMembersForAdminsRepo(db: Firestore): MembersForAdminsRepo {
  const users = collections.users.in(db);

  return {
    list: async ({ suspendedAt, after }) => {
      const time = suspendedAt === null ? 'createdAt' : 'suspendedUntil';
      const { records, next } = await readPageByTime({
        row: collections.users,
        time,
        limit: MEMBERS_PER_PAGE,
        cursor: after ?? undefined,
        documents: suspendedAt === null ? users : users.where(time, '>', suspendedAt),
        only: { matches: ({ deletedAt }) => deletedAt === undefined, maxReads: MAX_READS },
      });
      return { members: records.map(({ id, record }) => ({ uid: id, record })), next };
    },
    byId: async (uids) => {
      const refs = uids.map((uid) => collections.users.doc(db, { uid }));
      const snapshots = refs.length > 0 ? await readDocuments(db, ...refs) : [];
      return snapshots.flatMap(foundIn);
    },
    byEmail: async (email) => {
      const { docs } = await users.where('email', '==', email).limit(MEMBERS_PER_PAGE).get();
      return docs.flatMap(foundIn);
    },
    items: (request) => pageOfItems(db, request),
    countItems: async (uid, now) => {
      const [all, hidden] = await Promise.all([
        itemsOf(db, uid).where('expiresAt', '>', now).count().get(),
        collections.hiddenItems.in(db).where('ownerId', '==', uid).count().get(),
      ]);
      const { count } = all.data();
      return { items: count, hidden: Math.min(hidden.data().count, count) };
    },
  };
}

function foundIn(snapshot: Snapshot<UserRecord>): FoundMember[] {
  const record = memberInSnapshot(snapshot);
  return record ? [{ uid: snapshot.id, record }] : [];
}

const itemsOf = (db: Firestore, uid: string) =>
  collections.items.in(db).where('ownerId', '==', uid).where('removedAt', '==', null);

async function pageOfItems(
  db: Firestore,
  { uid, after, now }: MemberItemsRequest,
): ReturnType<MembersForAdminsRepo['items']> {
  const { records, next } = await readPageByTime({
    row: collections.items,
    documents: itemsOf(db, uid),
    time: 'addedAt',
    cursor: after ?? undefined,
    limit: MEMBER_ITEMS_PER_PAGE,
    only: { matches: ({ expiresAt }) => expiresAt > now, maxReads: MAX_READS },
  });
  return { items: records, next };
}
