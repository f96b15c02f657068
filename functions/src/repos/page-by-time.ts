import { timeCursor } from '@contract/rules/time-cursor';
import type { DocumentData, Query, Timestamp } from 'firebase-admin/firestore';
import type { Collection } from './collections/collection';
import { readFilledPage } from './filled-page';
import { microsOf, timestampOf } from './timestamp-micros';

interface PageByTime<Stored extends DocumentData, Field extends string> {
  /** The row of the collection in the table of collections. */
  readonly row: Pick<Collection<string, Stored>, 'readable'> & {
    exactTime(snapshot: { get(field: string): unknown }, field: Field): Timestamp | null;
  };
  readonly documents: Query<Stored, Stored>;
  /** The field with the time by which the documents are sorted. */
  readonly time: Field;
  readonly cursor: string | undefined;
  readonly limit: number;
  /** The sort direction. Default: the newest first. */
  readonly direction?: 'asc' | 'desc';
  /**
   * If set, leaves out documents that do not match. Reads until the page is full, or until about `maxReads` documents
   * are read.
   */
  readonly only?: { readonly matches: (record: Stored) => boolean; readonly maxReads: number };
}

/**
 * Reads a page of documents sorted by time, without invalid ones. The cursor stays valid when documents are added or
 * deleted. Costs one read for each document of the page, and one more.
 */
export async function readPageByTime<Stored extends DocumentData, Field extends string>({
  row,
  documents,
  time,
  cursor,
  limit,
  direction = 'desc',
  only,
}: PageByTime<Stored, Field>) {
  const { kept, last } = await readFilledPage({
    ordered: documents.orderBy(time, direction).orderBy('__name__', direction),
    after: cursor === undefined ? null : placeOf(cursor),
    size: limit,
    maxReads: only?.maxReads ?? limit + 1,
    keep: (snapshot) => {
      const record = row.readable(snapshot);
      const isKept = record && (only?.matches(record) ?? true);
      return isKept ? { id: snapshot.id, record, snapshot } : null;
    },
  });
  const lastAt = last && row.exactTime(last, time);
  return { records: kept, next: last && lastAt ? timeCursor(microsOf(lastAt), last.id) : null };
}

/** Returns the sort values in a cursor. The page begins after these values. */
function placeOf(cursor: string): [Timestamp, string] {
  const dot = cursor.indexOf('.');
  return [timestampOf(Number(cursor.slice(0, dot))), cursor.slice(dot + 1)];
}
