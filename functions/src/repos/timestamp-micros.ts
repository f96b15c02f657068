import { Timestamp } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';

/** A Firestore timestamp to the microsecond, which is how exactly Firestore keeps it. */
export function microsOf({ seconds, nanoseconds }: Timestamp): Micros {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

/** The Firestore timestamp of that moment. */
export function timestampOf(moment: Micros): Timestamp {
  const seconds = Math.floor(moment / 1_000_000);
  return new Timestamp(seconds, (moment - seconds * 1_000_000) * 1000);
}
