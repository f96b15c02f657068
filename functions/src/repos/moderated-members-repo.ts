import type { ItemRecord } from '@contract/schemas/item-record';
import { timeCursor } from '@contract/rules/time-cursor';
import { MEMBER_ITEMS_PER_PAGE, MEMBERS_PER_PAGE } from '@contract/schemas/moderated-member';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readAll, type Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { filledPage } from './filled-page';
import { pageByTime, placeOf } from './page-by-time';
import { microsOf } from './timestamp-micros';
import { memberIn, type UserRecord } from './users-repo';

/** Of a page of items, from which expired ones are left out. */
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
  /** Only those who are suspended at this time. Null: all members. */
  readonly suspendedAt: Date | null;
  /** As `timeCursor` makes it, like `next` of a page. */
  readonly after: string | null;
}

export interface MemberItemsRequest extends Pick<MembersRequest, 'after'> {
  readonly uid: string;
  readonly now: Date;
}

/** What admins read of members. Leaves out members who are being deleted. */
export interface ModeratedMembersRepo {
  /** A page of the newest members, or of those who are suspended longest. 51 reads. */
  list(request: MembersRequest): Promise<{
    readonly members: readonly FoundMember[];
    readonly next: string | null;
  }>;
  /** Returns the members that exist, in the same order. 1 read for each. */
  byId(uids: readonly string[]): Promise<FoundMember[]>;
  /** @param email in lower case, as it is stored. At least 1 read. */
  byEmail(email: string): Promise<FoundMember[]>;
  /** A page of a member's items that are not removed or expired, also hidden ones, the newest first. 49 reads. */
  items(request: MemberItemsRequest): Promise<{
    readonly items: readonly MemberItem[];
    readonly next: string | null;
  }>;
  /** How many items `items` lists, and how many of them are hidden. 2 reads for up to 1,000 items. */
  countItems(uid: string, now: Date): Promise<{ readonly items: number; readonly hidden: number }>;
}

export function createModeratedMembersRepo(db: Firestore): ModeratedMembersRepo {
  const users = collections.users.in(db);

  return {
    list: async ({ suspendedAt, after }) => {
      const time = suspendedAt === null ? 'createdAt' : 'suspendedUntil';
      const { records, next } = await pageByTime({
        ...{ row: collections.users, time, limit: MEMBERS_PER_PAGE, cursor: after ?? undefined },
        documents: suspendedAt === null ? users : users.where(time, '>', suspendedAt),
      });
      const staying = records.filter(({ record }) => record.deletedAt === undefined);
      return { members: staying.map(({ id, record }) => ({ uid: id, record })), next };
    },
    byId: async (uids) => {
      const refs = uids.map((uid) => collections.users.doc(db, { uid }));
      const snapshots = refs.length > 0 ? await readAll(db, ...refs) : [];
      return snapshots.flatMap(foundIn);
    },
    byEmail: async (email) => {
      const { docs } = await users.where('email', '==', email).limit(MEMBERS_PER_PAGE).get();
      return docs.flatMap(foundIn);
    },
    items: (request) => pageOfItems(itemsOf(db, request.uid), request),
    countItems: async (uid, now) => {
      const [all, hidden] = await Promise.all([
        itemsOf(db, uid).where('expiresAt', '>', now).count().get(),
        collections.hiddenItems.in(db).where('ownerId', '==', uid).count().get(),
      ]);
      return { items: all.data().count, hidden: hidden.data().count };
    },
  };
}

function foundIn(snapshot: Snapshot<UserRecord>): FoundMember[] {
  const record = memberIn(snapshot);
  return record ? [{ uid: snapshot.id, record }] : [];
}

const itemsOf = (db: Firestore, uid: string) =>
  collections.items.in(db).where('ownerId', '==', uid).where('removedAt', '==', null);

async function pageOfItems(
  items: Query<ItemRecord, ItemRecord>,
  { after, now }: MemberItemsRequest,
): ReturnType<ModeratedMembersRepo['items']> {
  const { kept, last } = await filledPage({
    ordered: items.orderBy('addedAt', 'desc').orderBy('__name__', 'desc'),
    after: after === null ? null : placeOf(after),
    ...{ size: MEMBER_ITEMS_PER_PAGE, maxReads: MAX_READS },
    keep: (document) => {
      const record = collections.items.readable(document);
      return record && record.expiresAt > now ? { id: document.id, record } : null;
    },
  });
  const at = last && collections.items.exactTime(last, 'addedAt');
  return { items: kept, next: last && at ? timeCursor(microsOf(at), last.id) : null };
}
