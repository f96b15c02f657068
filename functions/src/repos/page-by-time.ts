import { timeCursor } from '@contract/rules/time-cursor';
import type { DocumentData, Query, Timestamp } from 'firebase-admin/firestore';
import type { Collection } from './collections/collection';
import { microsOf, timestampOf } from './timestamp-micros';

interface PageByTime<Stored extends DocumentData, Field extends string> {
  /** The row of the collection. */
  readonly row: Pick<Collection<string, Stored>, 'readable'> & {
    exactTime(snapshot: { get(field: string): unknown }, field: Field): Timestamp | null;
  };
  readonly documents: Query<Stored, Stored>;
  /** The field with the time. */
  readonly time: Field;
  readonly cursor: string | undefined;
  readonly limit: number;
  /** Default: the newest first. */
  readonly direction?: 'asc' | 'desc';
}

/**
 * Reads a page of documents, by default the newest first, without invalid ones. The cursor stays valid if documents are added or deleted. One read
 * for each document, and one more.
 */
export async function pageByTime<Stored extends DocumentData, Field extends string>({
  row,
  documents,
  time,
  cursor,
  limit,
  direction = 'desc',
}: PageByTime<Stored, Field>) {
  const ordered = documents.orderBy(time, direction).orderBy('__name__', direction);
  const from = cursor === undefined ? ordered : ordered.startAfter(...placeOf(cursor));
  const { docs } = await from.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  const last = docs.length > shown.length ? shown.at(-1) : undefined;
  const lastAt = last && row.exactTime(last, time);
  return {
    records: shown.flatMap((snapshot) => {
      const record = row.readable(snapshot);
      return record ? [{ id: snapshot.id, record, snapshot }] : [];
    }),
    next: last && lastAt ? timeCursor(microsOf(lastAt), last.id) : null,
  };
}

/** Returns the values after which the page begins, in the order of the list. */
export function placeOf(cursor: string): [Timestamp, string] {
  const dot = cursor.indexOf('.');
  return [timestampOf(Number(cursor.slice(0, dot))), cursor.slice(dot + 1)];
}
