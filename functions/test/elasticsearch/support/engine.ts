import { randomUUID } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import type { IndexedItem } from '../../../src/domain/items/item-index/indexed-item';
import { ITEM_MAPPING } from '../../../src/gateways/elasticsearch/item-mapping';
import { createItemWriter } from '../../../src/gateways/elasticsearch/item-writer';
import { openElasticsearch } from '../../../src/gateways/elasticsearch/open-elasticsearch';

const PER_WRITE = 1000;

const [NODE = 'http://127.0.0.1:9200'] = (process.env['ELASTICSEARCH_URLS'] ?? '').split(',');

let client: Promise<Client> | null = null;
const open = () =>
  (client ??= openElasticsearch({ url: NODE, apiKey: null, writesThrough: false }));

/** Creates an index with some items. Does not delete it: the whole cluster is deleted after the tests. */
export async function createEngineIndex(items: readonly IndexedItem[]) {
  const engine = await open();
  const index = `test-${randomUUID()}`;
  // Creates two shards, so that the tests cover counts that are added up over shards.
  const settings = { number_of_shards: 2, number_of_replicas: 0, refresh_interval: '-1' };
  await engine.indices.create({ index, settings, mappings: ITEM_MAPPING });
  const writer = createItemWriter({ open, index, isAlias: false });
  let version = 0;
  const write = async (changed: readonly IndexedItem[], time: number) => {
    version = Math.max(version + 1, time);
    for (let at = 0; at < changed.length; at += PER_WRITE)
      await writer.write(
        changed.slice(at, at + PER_WRITE).map((item) => ({ id: item.id, version, item })),
      );
    await engine.indices.refresh({ index });
  };
  await write(items, 1);
  return { client: engine, open, index, write };
}
