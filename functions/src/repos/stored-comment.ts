import { commentRecordSchema, type CommentRecord } from '@contract/schemas/comment-record';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { microsOf } from './timestamp-micros';

export interface StoredComment {
  readonly id: string;
  readonly record: CommentRecord;
  /** As the database stores it: a Date has no microseconds. */
  readonly threadAt: Timestamp;
  /** The time of the commit in which the item counted it. */
  readonly countedAt: Micros;
}

/** Returns null if there is no document. */
export function storedComment(snapshot: DocumentSnapshot): StoredComment | null {
  if (!snapshot.exists) return null;
  return {
    id: snapshot.id,
    record: commentRecordSchema.parse(snapshot.data()),
    threadAt: snapshot.get('threadAt') as Timestamp,
    countedAt: microsOf(snapshot.createTime ?? snapshot.readTime),
  };
}
