import { Timestamp } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';

export function microsOf({ seconds, nanoseconds }: Timestamp): Micros {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

export function timestampOf(time: Micros): Timestamp {
  const seconds = Math.floor(time / 1_000_000);
  return new Timestamp(seconds, (time - seconds * 1_000_000) * 1000);
}
