import * as z from 'zod/mini';

/** The part of a Firestore timestamp that is the same in the SDK of the server and in the SDK of the browser. */
interface StoredTime {
  toDate(): Date;
}

const isStoredTime = (value: unknown): value is StoredTime =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

export const timestampField = z.pipe(
  z.custom<StoredTime>(isStoredTime),
  z.transform((timestamp: StoredTime) => timestamp.toDate()),
);

export const centsField = z.int().check(z.nonnegative());

export const textOrNull = z.nullable(z.string());
