import { REPORT_SORTS, type ReportSort } from '@contract/schemas/report-for-admins';
import * as z from 'zod/mini';

/** The position in the queue of reports at which a page ends. */
export interface QueuePlace {
  readonly sort: ReportSort;
  /** True for a position in the list of entries, false for a position in the list of reports. */
  readonly isGrouped: boolean;
  /**
   * The first value by which entries are sorted: the number of their reports, or their points. Null if the list is
   * sorted only by time.
   */
  readonly value: number | null;
  /** The second value by which the list is sorted: a time in microseconds since 1970. */
  readonly at: number;
  /** The last value by which the list is sorted: the number of the report, or the id of the entry. */
  readonly key: string;
}

const placeSchema = z.tuple([
  z.enum(REPORT_SORTS),
  z.boolean(),
  z.nullable(z.int()),
  z.int().check(z.nonnegative()),
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,400}$/)),
]);

/** Returns the cursor of a position in the queue. It stays valid when reports arrive or are decided. */
export const queueCursor = ({ sort, isGrouped, value, at, key }: QueuePlace): string =>
  Buffer.from(JSON.stringify([sort, isGrouped, value, at, key])).toString('base64url');

/** Returns the position in a cursor, or null if `queueCursor` did not make the cursor for this list and sort order. */
export function parseQueueCursor(
  cursor: string,
  list: Pick<QueuePlace, 'sort' | 'isGrouped'>,
): QueuePlace | null {
  const { data } = placeSchema.safeParse(parsed(cursor));
  if (!data) return null;
  const [sort, isGrouped, value, at, key] = data;
  const isSameList = sort === list.sort && isGrouped === list.isGrouped;
  const hasValue = sort === 'most_reported' || sort === 'most_likely_upheld';
  return isSameList && hasValue === (value !== null) ? { sort, isGrouped, value, at, key } : null;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
