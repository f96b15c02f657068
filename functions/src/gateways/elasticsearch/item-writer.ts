import { setTimeout } from 'node:timers/promises';
import type { Client, estypes } from '@elastic/elasticsearch';
import type { EngineItemState } from '../../domain/items/item-index/indexed-item';
import {
  engineUnavailableError,
  hasHttpStatus,
  mapEngineErrors,
  TOO_MANY_REQUESTS,
} from './engine-errors';
import { itemDocumentOf } from './item-document';
import { type OpenElasticsearch, SLOW_TIMEOUT_MS } from './open-elasticsearch';

const CONFLICT = 409;
const NOT_FOUND = 404;
/** The engine's error type for a write to an alias that does not exist. */
const NO_INDEX = 'index_not_found_exception';

/**
 * Options for writing 1,000 items to an index that is being built. All other writes use the client's shorter default
 * timeout.
 */
const BUILDING = { requestTimeout: SLOW_TIMEOUT_MS };
/**
 * The waiting times, in milliseconds, before a build repeats a request that the engine rejected. The engine rejects
 * requests while it has too little memory or too many other requests.
 */
const BUSY_WAITS_MS = [1000, 2000, 4000, 8000, 16_000];

export interface WrittenItemCounts {
  /**
   * The number of items that the engine now has in the state that was sent. Includes items that already had this state.
   */
  readonly written: number;
  /** The number of items that were not written, because the engine already has a later state of them. */
  readonly outdated: number;
}

export interface ItemWriter {
  /**
   * Writes or deletes items in one request. Idempotent. An earlier state never replaces a later one, so the order of
   * calls does not matter. Searches see the writes within a second. Returns null if the engine has no index. Throws
   * AppError 'unavailable' if the engine fails. In that case, some of the items may be written.
   */
  write(states: readonly EngineItemState[]): Promise<WrittenItemCounts | null>;
}

interface ItemWriterDeps {
  readonly open: OpenElasticsearch;
  /** The name of an alias, or of an index that is being built. */
  readonly index: string;
  readonly isAlias: boolean;
}

export function createItemWriter({ open, index, isAlias }: ItemWriterDeps): ItemWriter {
  return {
    write: async (states) => {
      if (states.length === 0) return { written: 0, outdated: 0 };
      const result = open().then(async (client) => {
        if (isAlias && !(await canWrite(client, index, states))) return null;
        const send = async (sent: readonly EngineItemState[]) => {
          const bulk = { index, require_alias: isAlias, operations: sent.flatMap(operationsOf) };
          const { items } = await client.bulk(bulk, isAlias ? {} : BUILDING);
          return items.flatMap((item) => Object.values(item));
        };
        return isAlias ? send(states) : sendUntilAccepted(send, states);
      });
      const results = await mapEngineErrors(result);
      return results && resultOf(results);
    },
  };
}

type Send = (states: readonly EngineItemState[]) => Promise<estypes.BulkResponseItem[]>;

/**
 * Sends items to the engine. If the engine is too busy, it rejects the whole request or some items. Sends the rejected
 * items again.
 */
async function sendUntilAccepted(
  send: Send,
  states: readonly EngineItemState[],
): Promise<estypes.BulkResponseItem[]> {
  const done: estypes.BulkResponseItem[] = [];
  let left = states;
  for (const waitMs of BUSY_WAITS_MS) {
    const results = await send(left).catch(nullIfBusy);
    const isRefused = (n: number) => results === null || results[n]?.status === TOO_MANY_REQUESTS;
    done.push(...(results ?? []).filter((_result, n) => !isRefused(n)));
    left = left.filter((_state, n) => isRefused(n));
    if (left.length === 0) return done;
    await setTimeout(waitMs);
  }
  return [...done, ...(await send(left))];
}

function nullIfBusy(error: unknown): null {
  if (hasHttpStatus(error, TOO_MANY_REQUESTS)) return null;
  throw error;
}

/**
 * Returns true if the alias exists. Callers must check this before they delete items. The engine applies
 * `require_alias` only to writes, so a deletion through a missing alias would create an index.
 */
async function canWrite(
  client: Client,
  alias: string,
  states: readonly EngineItemState[],
): Promise<boolean> {
  const hasDocument = states.some(({ item }) => item !== null);
  return hasDocument || client.indices.existsAlias({ name: alias });
}

function operationsOf({ id, version, item }: EngineItemState): object[] {
  const target = { _id: id, version, version_type: 'external_gte' as const };
  return item === null ? [{ delete: target }] : [{ index: target }, itemDocumentOf(item, version)];
}

function resultOf(items: readonly estypes.BulkResponseItem[]): WrittenItemCounts | null {
  if (items.some(({ error }) => error?.type === NO_INDEX)) return null;
  // The engine returns 404 if the document to delete is missing. But the engine still stores the version of the
  // deletion, so that an earlier state cannot be written later.
  const failed = items.find(
    ({ status, error }) => error && status !== CONFLICT && status !== NOT_FOUND,
  );
  if (failed) throw engineUnavailableError(new Error(JSON.stringify(failed.error)));
  const outdated = items.filter(({ status }) => status === CONFLICT).length;
  return { written: items.length - outdated, outdated };
}
