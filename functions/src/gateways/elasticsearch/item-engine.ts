import type { Client } from '@elastic/elasticsearch';
import type { ElasticsearchConfig } from '../../lib/elasticsearch-config';
import { createEngineIndexManager, type EngineIndexManager } from './engine-index-manager';
import { createItemEntryReader, type ItemEntryReader } from './item-entry-reader';
import { itemsAlias } from './item-mapping';
import { createItemWriter, type ItemWriter } from './item-writer';
import { openElasticsearch, type OpenElasticsearch } from './open-elasticsearch';

/** The items of a project in Elasticsearch (ADR 0112). */
export interface ItemEngine extends ItemWriter, ItemEntryReader, EngineIndexManager {
  readonly open: OpenElasticsearch;
  /** The alias through which items are searched and written. */
  readonly alias: string;
  /** Returns a writer that writes to the given index, which is being built. */
  writerOf(index: string): ItemWriter;
  /** Closes the connections, so that a command can exit. */
  close(): Promise<void>;
}

/** Creates the access to the engine. The client of Elasticsearch loads with the first request. */
export function createItemEngine(config: ElasticsearchConfig, projectId: string): ItemEngine {
  const alias = itemsAlias(projectId);
  let client: Promise<Client> | undefined;
  const open = () => (client ??= openElasticsearch(config));
  return {
    open,
    alias,
    ...createItemWriter({ open, index: alias, isAlias: true }),
    ...createItemEntryReader(open, alias),
    ...createEngineIndexManager(open, alias),
    writerOf: (index) => createItemWriter({ open, index, isAlias: false }),
    close: async () => {
      await (await client)?.close();
    },
  };
}
