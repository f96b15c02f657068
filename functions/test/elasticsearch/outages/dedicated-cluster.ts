import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ElasticsearchNode,
  startElasticsearch,
} from '../../../../scripts/elasticsearch/elasticsearch-nodes';
import { provideElasticsearch } from '../../../../scripts/elasticsearch/provide-elasticsearch';
import { createProcessManager } from '../../../../scripts/stack/process-manager';
import { createEngineProxy } from '../support/engine-proxy';

const HEAP_MB = 512;

/** Two nodes of a cluster that no other test file uses, so that a test can stop and kill them. */
export interface DedicatedCluster {
  /** A URL that connects to both nodes in turn. */
  readonly url: string;
  /** The only master-eligible node, and therefore the elected master. */
  readonly master: ElasticsearchNode;
  readonly other: ElasticsearchNode;
  close(): Promise<void>;
}

export async function startDedicatedCluster(): Promise<DedicatedCluster> {
  const elasticsearch = await provideElasticsearch();
  if ('reason' in elasticsearch) throw new Error(elasticsearch.reason);
  const folder = mkdtempSync(join(tmpdir(), 'boloboard-outages-'));
  const processes = createProcessManager();
  const spec = { elasticsearch, folder, count: 2, heapMb: HEAP_MB };
  const {
    nodes: [master, other],
  } = await startElasticsearch(processes, spec);
  if (!master || !other) throw new Error('Expected two nodes.');
  const proxy = await createEngineProxy([master.url, other.url]);
  return {
    url: proxy.url,
    master,
    other,
    close: async () => {
      proxy.cut();
      await processes.stopAll();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
