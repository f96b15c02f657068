import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import { formatMicros } from '../../src/domain/items/item-index/micros';

/** Returns headers that make a request wait until the server's item index contains every item that is committed now. */
export const newestItemsHeaders = (): Record<string, string> => ({
  [ITEMS_VERSION_HEADER]: formatMicros(Date.now() * 1000),
});
