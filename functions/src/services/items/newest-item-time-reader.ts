import type { NewestItemTime } from '@contract/schemas/item-list';
import { formatMicros } from '../../domain/items/item-index/micros';
import type { ItemQueries } from './item-queries';

/**
 * How many milliseconds old the item index may be. The index in memory is usually newer: a page that asks for the
 * newest item also asks for the champions, whose index is at most 30 seconds old.
 */
const MAX_AGE_MS = 5 * 60_000;

export interface NewestItemTimeReader {
  /**
   * Returns when the newest live item was stored. Costs no read if the last sync of this instance is less than 5
   * minutes old.
   */
  time(): Promise<NewestItemTime>;
}

export function createNewestItemTimeReader(
  itemQueries: Pick<ItemQueries, 'newest'>,
): NewestItemTimeReader {
  return {
    async time() {
      const needs = { maxAgeMs: MAX_AGE_MS, refreshes: false };
      const { storedAt, asOf } = await itemQueries.newest(needs);
      const formatted = storedAt === null ? null : formatMicros(storedAt);
      return { storedAt: formatted, asOf: formatMicros(asOf) };
    },
  };
}
