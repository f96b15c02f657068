import { DAY_MS } from '@contract/rules/durations';
import { PUSH_INTERVAL_SECONDS } from '@contract/schemas/push';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists, isChanged, isNotFound } from './grpc-status';
import { pagesOf } from './pages-of';
import { microsOf, timestampOf } from './timestamp-micros';

const PAGE_SIZE = 50;

/** A due mark: says that a member got a push lately. */
export interface DueMark {
  readonly uid: string;
  /** All that became unread before this time is pushed, except `late`. */
  readonly pushedTo: Micros;
  /** Ids of what became unread exactly then and is pushed. Several commits can have the same time. */
  readonly pushedIds: readonly string[];
  readonly late: readonly string[];
  /** Changes with each write. */
  readonly version: Timestamp;
}

export interface Pushed {
  /** When the push was sent. */
  readonly at: Date;
  /** Becomes `pushedTo`. */
  readonly to: Micros;
  /** Becomes `pushedIds`. */
  readonly ids: readonly string[];
}

/** A member has a due mark from a push until a minute passes in which nothing became unread. All writes are safe to repeat. */
export interface DuePushesRepo {
  get(uid: string): Promise<DueMark | null>;
  /** Returns false if the member has a mark. 1 write. */
  create(uid: string, pushed: Pushed): Promise<boolean>;
  /** Adds a notification that the next push must not miss. Returns false if there is no mark. 1 write. */
  addLate(uid: string, id: string): Promise<boolean>;
  /** Yields pages of marks whose last push is at least a minute old, the oldest first. */
  due(at: Date): AsyncIterable<readonly DueMark[]>;
  /** Stores that a push was sent. It contained `mark.late`, so the mark no longer has those ids. */
  setPushed(mark: DueMark, pushed: Pushed): Promise<void>;
  /** Lets a push that failed wait for another minute. */
  postpone(mark: DueMark, at: Date): Promise<void>;
  /** Returns false, and removes nothing, if the mark changed meanwhile. */
  remove(mark: DueMark): Promise<boolean>;
}

export function createDuePushesRepo(db: Firestore, pageSize = PAGE_SIZE): DuePushesRepo {
  const markOf = (uid: string) => collections.duePushes.doc(db, { uid });
  const fieldsOf = ({ at, to, ids }: Pushed) => ({
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
      unless(isChanged, markOf(uid).delete({ lastUpdateTime: version })),
  };
}

/** Returns null if there is no mark, or an invalid one. */
function dueMark(snapshot: Snapshot<Stored<'duePushes'>>): DueMark | null {
  const record = collections.duePushes.readable(snapshot);
  const pushedTo = collections.duePushes.exactTime(snapshot, 'pushedTo');
  const { id: uid, updateTime: version } = snapshot;
  if (!record || !pushedTo || !version) return null;
  const { pushedIds, late } = record;
  return { uid, pushedTo: microsOf(pushedTo), pushedIds, late, version };
}
