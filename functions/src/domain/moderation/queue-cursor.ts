import { REPORT_SORTS, type ReportSort } from '@contract/schemas/reported';
import * as z from 'zod/mini';

/** Where a page of the queue ends. */
export interface QueuePlace {
  readonly sort: ReportSort;
  /** Whether it is in the list of entries, not of reports. */
  readonly isGrouped: boolean;
  /** What entries are sorted by before the time: how many reports, or their points. Null for the sorts by time. */
  readonly value: number | null;
  /** Microseconds since 1970. */
  readonly at: number;
  /** The number of the report, or the id of the entry. */
  readonly key: string;
}

const placeSchema = z.tuple([
  z.enum(REPORT_SORTS),
  z.boolean(),
  z.nullable(z.int()),
  z.int().check(z.nonnegative()),
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,400}$/)),
]);

/** Returns an opaque text, which stays valid when reports arrive or are decided. */
export const queueCursor = ({ sort, isGrouped, value, at, key }: QueuePlace): string =>
  Buffer.from(JSON.stringify([sort, isGrouped, value, at, key])).toString('base64url');

/** Returns null for a cursor that `queueCursor` did not make for this list and sort. */
export function placeIn(
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
