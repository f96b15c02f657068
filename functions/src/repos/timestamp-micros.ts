import { Timestamp } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';

/** A Firestore timestamp to the microsecond, which is how exactly Firestore keeps it. */
export function microsOf({ seconds, nanoseconds }: Timestamp): Micros {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

/** The Firestore timestamp of that time. */
export function timestampOf(time: Micros): Timestamp {
  const seconds = Math.floor(time / 1_000_000);
  return new Timestamp(seconds, (time - seconds * 1_000_000) * 1000);
}
