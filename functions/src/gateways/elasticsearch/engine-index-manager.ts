import type { Client } from '@elastic/elasticsearch';
import * as z from 'zod/mini';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { mapEngineErrors } from './engine-errors';
import { INDEX_SETTINGS_DURING_BUILD, ITEM_MAPPING, SERVING_INDEX_SETTINGS } from './item-mapping';
import { type OpenElasticsearch, SLOW_TIMEOUT_MS } from './open-elasticsearch';
import { refreshIndex } from './refresh-index';

/** The progress of the build of an index. It is stored in the index, so that any machine can continue the build. */
export interface IndexBuildProgress {
  /**
   * When the build began, by the database's clock. Items that changed after this time are written at the end of the
   * build.
   */
  readonly startedAt: Micros;
  /** The id of the item that was written last. Null if no item is written yet. */
  readonly after: string | null;
  readonly items: number;
}

export interface UnfinishedIndexBuild {
  readonly index: string;
  readonly progress: IndexBuildProgress;
}

/**
 * Options for requests that create, delete or switch indices. These requests take seconds on a busy cluster. They are
 * not retried, because creating an index a second time would fail.
 */
const SLOW = { requestTimeout: SLOW_TIMEOUT_MS, maxRetries: 0 } as const;

export interface EngineIndexManager {
  /** Returns the name of the index behind the alias, or null if there is none. */
  serving(): Promise<string | null>;
  /** Returns the build that is not finished, or null. */
  building(): Promise<UnfinishedIndexBuild | null>;
  /** Returns the names of indices that another index has replaced and that are not deleted yet. */
  replaced(): Promise<string[]>;
  /** Creates an index with the given number of shards. Searches do not use it yet. */
  create(progress: IndexBuildProgress, shards: number): Promise<UnfinishedIndexBuild>;
  setProgress(build: UnfinishedIndexBuild): Promise<void>;
  /** Makes searches use a built index: moves the alias to the index in one step. */
  serve(index: string): Promise<void>;
  /** Deletes an index to which the alias does not point. */
  discard(index: string): Promise<void>;
}

const progressSchema = z.object({
  startedAt: z.number(),
  after: z.nullable(z.string()),
  items: z.number(),
});
const metaSchema = z.object({ build: progressSchema });

/** Creates access to the engine's indices. All methods throw AppError 'unavailable' if the engine fails. */
export function createEngineIndexManager(
  open: OpenElasticsearch,
  alias: string,
): EngineIndexManager {
  const request = <T>(send: (client: Client) => Promise<T>) => mapEngineErrors(open().then(send));
  const serving = () =>
    request(async (client) => {
      const found = await client.indices.getAlias({ name: alias }, { ignore: [404] });
      return Object.keys(found).find((name) => name.startsWith(`${alias}-`)) ?? null;
    });
  /**
   * Returns the indices to which the alias does not point. For an index that is being built, also returns the progress
   * of the build.
   */
  const others = async () => {
    const behindAlias = await serving();
    const mappings = await request((client) =>
      client.indices.getMapping({ index: `${alias}-*`, allow_no_indices: true }),
    );
    return Object.entries(mappings)
      .filter(([index]) => index !== behindAlias)
      .map(([index, { mappings: mapping }]) => ({
        index,
        progress: metaSchema.safeParse(mapping._meta).data?.build ?? null,
      }));
  };
  return {
    serving,
    building: async () => {
      for (const { index, progress } of await others()) if (progress) return { index, progress };
      return null;
    },
    replaced: async () =>
      (await others()).filter(({ progress }) => !progress).map(({ index }) => index),
    create: async (progress, shards) => {
      const index = `${alias}-${String(progress.startedAt)}`;
      await request((client) =>
        client.indices.create(
          {
            index,
            settings: { ...INDEX_SETTINGS_DURING_BUILD, number_of_shards: shards },
            mappings: { ...ITEM_MAPPING, _meta: { build: progress } },
          },
          SLOW,
        ),
      );
      return { index, progress };
    },
    setProgress: async ({ index, progress }) => {
      await request((client) => client.indices.putMapping({ index, _meta: { build: progress } }));
    },
    serve: (index) => request((client) => serveIndex(client, alias, index)),
    discard: async (index) => {
      await request((client) => client.indices.delete({ index }, { ...SLOW, ignore: [404] }));
    },
  };
}

async function serveIndex(client: Client, alias: string, index: string): Promise<void> {
  await client.indices.putSettings({ index, settings: SERVING_INDEX_SETTINGS }, SLOW);
  await refreshIndex(client, index, SLOW);
  await client.cluster.health({ index, wait_for_status: 'yellow', timeout: '5s' }, SLOW);
  const earlier = { index: `${alias}-*`, alias, must_exist: false };
  // The move of the alias is atomic: every request uses either the earlier index or the new one.
  const actions = [{ remove: earlier }, { add: { index, alias, is_write_index: true } }];
  await client.indices.updateAliases({ actions }, SLOW);
  // Marks the build of the index as finished. The index keeps this mark when another index replaces it.
  await client.indices.putMapping({ index, _meta: {} }, SLOW);
}
