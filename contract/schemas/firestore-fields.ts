import * as z from 'zod/mini';

/** What a Firestore timestamp is in every SDK: the server's and the browser's. */
interface StoredTime {
  toDate(): Date;
}

const isStoredTime = (value: unknown): value is StoredTime =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

/** A Firestore timestamp, read as a Date. */
export const timestampField = z.pipe(
  z.custom<StoredTime>(isStoredTime),
  z.transform((timestamp: StoredTime) => timestamp.toDate()),
);

/** An amount in integer US cents. */
export const centsField = z.int().check(z.nonnegative());

/** Text that may be unset. */
export const textOrNull = z.nullable(z.string());
