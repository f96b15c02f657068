import type { CommentRecord } from '@contract/schemas/comment-record';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { microsOf } from './timestamp-micros';

export interface StoredComment {
  readonly id: string;
  readonly record: CommentRecord;
  /** The comment's `threadAt` with its microseconds, which a Date cannot hold. */
  readonly threadAt: Timestamp;
  /** The time of the commit that made the item count the comment. */
  readonly countedAt: Micros;
}

/** Returns the comment of a snapshot, or null if there is no document. */
export function storedComment(snapshot: Snapshot<Stored<'comments'>>): StoredComment | null {
  const record = snapshot.data();
  const threadAt = collections.comments.exactTime(snapshot, 'threadAt');
  if (!record || !threadAt) return null;
  return {
    id: snapshot.id,
    record,
    threadAt,
    countedAt: microsOf(snapshot.createTime ?? snapshot.readTime),
  };
}
