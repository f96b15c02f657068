import { DAY_MS } from '@contract/rules/durations';
import { PUSH_INTERVAL_SECONDS } from '@contract/schemas/push';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists, isPreconditionFailure, isNotFound } from './grpc-status';
import { pagesOf } from './pages-of';
import { microsOf, timestampOf } from './timestamp-micros';

const PAGE_SIZE = 50;

/** A due mark: a record that a member got a push recently. */
export interface RecentPushMark {
  readonly uid: string;
  /** Everything that became unread before this time has been pushed, except the notifications in `late`. */
  readonly pushedTo: Micros;
  /**
   * The ids of notifications that became unread exactly at `pushedTo` and have been pushed. Several commits can have
   * the same time.
   */
  readonly pushedIds: readonly string[];
  readonly late: readonly string[];
  /** A version that changes with each write. */
  readonly version: Timestamp;
}

export interface SentPush {
  /** When the push was sent. */
  readonly at: Date;
  /** The value of `pushedTo` after the push. */
  readonly to: Micros;
  /** The value of `pushedIds` after the push. */
  readonly ids: readonly string[];
}

/**
 * Due marks. A member gets a due mark with the first push. The mark stays until no notification has become unread for a
 * minute. All writes are idempotent.
 */
export interface DuePushesRepo {
  get(uid: string): Promise<RecentPushMark | null>;
  /** Creates a due mark. Returns false if the member already has a due mark. Costs 1 write. */
  create(uid: string, pushed: SentPush): Promise<boolean>;
  /**
   * Adds a notification to the mark, so that the next push contains it. Returns false if there is no mark. Costs 1
   * write.
   */
  addLate(uid: string, id: string): Promise<boolean>;
  /** Yields pages of due marks whose last push is at least a minute old, the oldest first. */
  due(at: Date): AsyncIterable<readonly RecentPushMark[]>;
  /** Stores that a push was sent. Removes the ids in `mark.late` from the mark, because the push contained them. */
  setPushed(mark: RecentPushMark, pushed: SentPush): Promise<void>;
  /** Delays the next attempt by a minute after a push failed. */
  postpone(mark: RecentPushMark, at: Date): Promise<void>;
  /** Removes a mark. Returns false and keeps the mark if it changed after it was read. */
  remove(mark: RecentPushMark): Promise<boolean>;
}

export function createDuePushesRepo(db: Firestore, pageSize = PAGE_SIZE): DuePushesRepo {
  const markOf = (uid: string) => collections.duePushes.doc(db, { uid });
  const fieldsOf = ({ at, to, ids }: SentPush) => ({
    pushedAt: at,
    pushedIds: [...ids],
    pushedTo: timestampOf(to) as unknown as Date,
    expiresAt: new Date(at.getTime() + DAY_MS),
  });
  const unless = async (isExpected: (error: unknown) => boolean, write: Promise<unknown>) => {
    try {
      await write;
      return true;
    } catch (error) {
      if (!isExpected(error)) throw error;
      return false;
    }
  };

  return {
    get: async (uid) => dueMark(await markOf(uid).get()),
    create: (uid, pushed) =>
      unless(isAlreadyExists, markOf(uid).create({ ...fieldsOf(pushed), late: [] })),
    addLate: (uid, id) =>
      unless(isNotFound, markOf(uid).update({ late: FieldValue.arrayUnion(id) })),
    due: async function* (at) {
      const until = new Date(at.getTime() - PUSH_INTERVAL_SECONDS * 1000);
      const due = collections.duePushes
        .in(db)
        .where('pushedAt', '<=', until)
        .orderBy('pushedAt')
        .orderBy('__name__');
      for await (const page of pagesOf(due, pageSize))
        yield page.flatMap((snapshot) => dueMark(snapshot) ?? []);
    },
    setPushed: async ({ uid, late }, pushed) => {
      const left = late.length > 0 && { late: FieldValue.arrayRemove(...late) };
      await unless(isNotFound, markOf(uid).update({ ...fieldsOf(pushed), ...left }));
    },
    postpone: async ({ uid }, at) => {
      await unless(isNotFound, markOf(uid).update({ pushedAt: at }));
    },
    remove: ({ uid, version }) =>
      unless(isPreconditionFailure, markOf(uid).delete({ lastUpdateTime: version })),
  };
}

/** Returns the mark of a snapshot, or null if there is none or it is invalid. */
function dueMark(snapshot: Snapshot<Stored<'duePushes'>>): RecentPushMark | null {
  const record = collections.duePushes.readable(snapshot);
  const pushedTo = collections.duePushes.exactTime(snapshot, 'pushedTo');
  const { id: uid, updateTime: version } = snapshot;
  if (!record || !pushedTo || !version) return null;
  const { pushedIds, late } = record;
  return { uid, pushedTo: microsOf(pushedTo), pushedIds, late, version };
}
