import type { ItemRecord } from '@contract/schemas/item-record';

/** Whether everyone may see the item at a given time. */
export function isLive({ removedAt, hiddenAt, expiresAt }: ItemRecord, time: Date): boolean {
  return removedAt === null && hiddenAt === null && expiresAt > time;
}
