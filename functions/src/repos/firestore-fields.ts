import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** A Firestore timestamp, read as a Date. */
export const timestampField = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp),
  z.transform((timestamp: Timestamp) => timestamp.toDate()),
);

/** An amount in integer US cents. */
export const centsField = z.int().check(z.nonnegative());

/** Text that may be unset. */
export const textOrNull = z.nullable(z.string());
