import type { Micros } from '../../domain/items/item-index/indexed-item';
import { hasStatus, orUnavailable } from './engine-errors';
import type { OpenElasticsearch } from './open-elasticsearch';
import { keyOf } from './ordered-key';
import { refreshIndex } from './refresh-index';

/** The id and the version of an item in the engine, for a comparison. */
export interface ItemEntry {
  readonly id: string;
  readonly version: Micros;
  readonly line: string;
}

export interface EntryRange {
  /** The id before the first one of the range (exclusive). Null starts with the first entry. */
  readonly after: string | null;
  /** The last id of the range (inclusive). Null means that the range has no end. */
  readonly upTo: string | null;
  readonly limit: number;
}

export interface ItemEntries {
  /**
   * Makes earlier writes visible to searches. Takes some milliseconds, or longer after many writes. Returns false if
   * there is no index. Throws AppError 'unavailable' if the engine fails.
   */
  refresh(): Promise<boolean>;
  /**
   * Returns the entries whose ids are in the range, sorted by id. Returns none if there is no index. Throws AppError
   * 'unavailable' if the engine fails.
   */
  entries(range: EntryRange): Promise<ItemEntry[]>;
}

export const createItemEntries = (open: OpenElasticsearch, index: string): ItemEntries => ({
  refresh: async () => {
    const refreshed = open().then((client) => refreshIndex(client, index));
    return (await orUnavailable(refreshed.catch(nullIfMissing))) !== null;
  },
  entries: async ({ after, upTo, limit }) => {
    const range = {
      ...(after !== null && { gt: keyOf(after) }),
      ...(upTo !== null && { lte: keyOf(upTo) }),
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
    const found = await orUnavailable(search.catch(nullIfMissing));
    return (found?.hits.hits ?? []).map(({ _id: id = '', _version: version = 0, _source }) => ({
      ...{ id, version },
      line: _source?.line ?? '',
    }));
  },
});

function nullIfMissing(error: unknown): null {
  if (hasStatus(error, 404)) return null;
  throw error;
}
