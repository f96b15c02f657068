import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import type { ItemRecord } from '@contract/schemas/item-record';
import { createItemEngine } from '../../../src/gateways/elasticsearch/item-engine';
import { collections } from '../../../src/repos/collections/collections';
import { createItemStatesRepo } from '../../../src/repos/item-states-repo';
import { createItemEngineUpdater } from '../../../src/services/items/item-engine-updater';
import { createItemReindex } from '../../../src/services/items/item-reindex';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createEngineProxy } from './engine-proxy';

const [NODE = 'http://127.0.0.1:9200'] = (process.env['ELASTICSEARCH_URLS'] ?? '').split(',');
/** The number of items per page. It is small, so that a test needs few items for several pages. */
const PAGE = 5;

/** Creates a database and an engine for one test. The engine has no index yet. */
export function createTestDatabaseAndEngine(url = NODE) {
  const projectId = `demo-${randomUUID().slice(0, 8)}`;
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const engine = createItemEngine({ url, apiKey: null, writesThrough: false }, projectId);
  const log = { info: vi.fn(), warn: vi.fn() };
  const states = createItemStatesRepo(db, PAGE);
  const feed = createItemEngineUpdater({ states, engine, log });
  const items = collections.items.in(db);
  onTestFinished(async () => {
    const client = await engine.open();
    const found = await client.indices.get({ index: `${engine.alias}-*` });
    for (const index of Object.keys(found)) await engine.discard(index);
    await engine.close();
    await db.terminate();
  });
  return {
    db,
    engine,
    states,
    feed,
    items,
    log,
    reindex: createItemReindex({ states, engine }),
    store: async (id: string, changes: Partial<Omit<ItemRecord, 'updatedAt'>> = {}) => {
      await items.doc(id).set(itemFieldsToStore(changes));
    },
    /** Returns the titles of all searchable items, keyed by id. */
    found: async () => {
      await engine.refresh();
      const entries = await engine.entries({ after: null, upTo: null, limit: 1000 });
      return Object.fromEntries(entries.map(({ id, line }) => [id, titleIn(line)]));
    },
  };
}

export const INDEX_BUILD_OPTIONS = { shards: 1, restarts: false, onProgress: () => undefined };

const titleIn = (line: string): unknown => (JSON.parse(line) as unknown[])[6];

/** Creates a proxy to the engine, whose connections the test can cut. */
export async function createDisconnectableProxy() {
  const proxy = await createEngineProxy([NODE]);
  onTestFinished(proxy.cut);
  return proxy;
}
