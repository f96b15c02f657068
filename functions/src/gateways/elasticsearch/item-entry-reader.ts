import type { Micros } from '../../domain/items/item-index/indexed-item';
import { hasHttpStatus, mapEngineErrors } from './engine-errors';
import type { OpenElasticsearch } from './open-elasticsearch';
import { refreshIndex } from './refresh-index';
import { sortableKeyOf } from './sortable-key';

/**
 * An item as the engine has stored it. `line` is the text from which the item is parsed. A check compares entries with
 * the items in Firestore.
 */
export interface ItemEntry {
  readonly id: string;
  readonly version: Micros;
  readonly line: string;
}

export interface ItemEntryRange {
  /** The range begins after the entry with this id. Null if it begins with the first entry. */
  readonly after: string | null;
  /** The range ends with the entry with this id. Null if it ends with the last entry. */
  readonly upTo: string | null;
  readonly limit: number;
}

export interface ItemEntryReader {
  /**
   * Makes earlier writes visible to searches. Takes some milliseconds, or longer after many writes. Returns false if
   * the engine has no index. Throws AppError 'unavailable' if the engine fails.
   */
  refresh(): Promise<boolean>;
  /**
   * Returns the entries whose ids are in the range, sorted by id. Returns an empty array if the engine has no index.
   * Throws AppError 'unavailable' if the engine fails.
   */
  entries(range: ItemEntryRange): Promise<ItemEntry[]>;
}

export const createItemEntryReader = (open: OpenElasticsearch, index: string): ItemEntryReader => ({
  refresh: async () => {
    const refreshed = open().then((client) => refreshIndex(client, index));
    return (await mapEngineErrors(refreshed.catch(nullIfMissing))) !== null;
  },
  entries: async ({ after, upTo, limit }) => {
    const range = {
      ...(after !== null && { gt: sortableKeyOf(after) }),
      ...(upTo !== null && { lte: sortableKeyOf(upTo) }),
    };
    const search = open().then((client) =>
      client.search<{ line: string }>({
        index,
        size: limit,
        query: { range: { id: range } },
        sort: ['id'],
        version: true,
        track_total_hits: false,
        _source: ['line'],
      }),
    );
    const found = await mapEngineErrors(search.catch(nullIfMissing));
    return (found?.hits.hits ?? []).map(({ _id: id = '', _version: version = 0, _source }) => ({
      id,
      version,
      line: _source?.line ?? '',
    }));
  },
});

function nullIfMissing(error: unknown): null {
  if (hasHttpStatus(error, 404)) return null;
  throw error;
}
