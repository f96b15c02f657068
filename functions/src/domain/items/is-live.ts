import type { ItemRecord } from '@contract/schemas/item-record';

/** Returns true if everyone may see the item at the given time. */
export function isLive({ removedAt, hiddenAt, expiresAt }: ItemRecord, time: Date): boolean {
  return removedAt === null && hiddenAt === null && expiresAt > time;
}
