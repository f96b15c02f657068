import type { Client, estypes } from '@elastic/elasticsearch';
import type { ItemState } from '../../domain/items/item-index/indexed-item';
import { engineUnavailable, orUnavailable } from './engine-errors';
import { documentOf } from './item-document';
import type { OpenElasticsearch } from './open-elasticsearch';

const CONFLICT = 409;
const NOT_FOUND = 404;
/** The status of a write to an alias that does not exist. */
const NO_INDEX = 'index_not_found_exception';

/** In milliseconds, for 1,000 items of an index that is being built. A call waits less. */
const BUILD_TIMEOUT_MS = 60_000;

export interface Written {
  /** Items that were written, also if the engine held the same. */
  readonly written: number;
  /** Items that were not written, because the engine holds a later state. */
  readonly outdated: number;
}

export interface ItemWriter {
  /**
   * Writes or deletes items, each with its version. An earlier version never replaces a later one, and a repeated one changes nothing,
   * so writes may arrive late, twice and in any order. Searches see them after the next refresh, in a second at most. One request.
   * Returns null if the engine has no index yet. Throws AppError 'unavailable', and can then have written some of the items.
   */
  write(states: readonly ItemState[]): Promise<Written | null>;
}

interface ItemWriterParts {
  readonly open: OpenElasticsearch;
  /** An alias, or an index that is being built. */
  readonly index: string;
  readonly isAlias: boolean;
}

export function createItemWriter({ open, index, isAlias }: ItemWriterParts): ItemWriter {
  return {
    write: async (states) => {
      if (states.length === 0) return { written: 0, outdated: 0 };
      const result = open().then(async (client) => {
        if (isAlias && !(await canWrite(client, index, states))) return null;
        return client.bulk(
          { index, require_alias: isAlias, operations: states.flatMap(operationsOf) },
          isAlias ? {} : { requestTimeout: BUILD_TIMEOUT_MS },
        );
      });
      const { items } = (await orUnavailable(result)) ?? {};
      return items ? resultOf(items.flatMap((item) => Object.values(item))) : null;
    },
  };
}

/** Deletions with a version would create an index, because the engine applies `require_alias` only to documents. */
async function canWrite(
  client: Client,
  alias: string,
  states: readonly ItemState[],
): Promise<boolean> {
  const hasDocument = states.some(({ item }) => item !== null);
  return hasDocument || client.indices.existsAlias({ name: alias });
}

function operationsOf({ id, version, item }: ItemState): object[] {
  const target = { _id: id, version, version_type: 'external_gte' as const };
  return item === null ? [{ delete: target }] : [{ index: target }, documentOf(item, version)];
}

function resultOf(items: readonly estypes.BulkResponseItem[]): Written | null {
  if (items.some(({ error }) => error?.type === NO_INDEX)) return null;
  // A deletion of what is not there answers 404, and keeps its version.
  const failed = items.find(
    ({ status, error }) => error && status !== CONFLICT && status !== NOT_FOUND,
  );
  if (failed) throw engineUnavailable(new Error(JSON.stringify(failed.error)));
  const outdated = items.filter(({ status }) => status === CONFLICT).length;
  return { written: items.length - outdated, outdated };
}
