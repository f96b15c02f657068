import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startElasticsearch } from '../elasticsearch/elasticsearch-nodes';
import { provideElasticsearch } from '../elasticsearch/provide-elasticsearch';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { provideFirestoreEmulator } from '../stack/firestore-finder';
import type { ProcessManager } from '../stack/process-manager';
import { startEmptyFirestore } from './empty-firestore';
import { skippedSuite, type TestStep } from './suite-result';
import { runVitest, type SuiteRun } from './suites';

/** The size of each node's Java heap, in MB. */
const HEAP_MB = 512;
/** The environment variable that makes the suite run its short tests. */
const SHORT = 'ELASTICSEARCH_SHORT';

interface ElasticsearchRun extends Omit<SuiteRun, 'env'> {
  readonly processes: ProcessManager;
}

/**
 * Returns the steps of the Elasticsearch suite. If all suites run, or if ELASTICSEARCH_SHORT is 'true', the suite runs
 * short tests on one node. Otherwise it runs all tests on two nodes. The nodes use a new folder in /tmp: if root runs
 * the tests, the nodes run as another user, who may not open other folders.
 */
export async function elasticsearchSteps(shared: ElasticsearchRun): Promise<TestStep[]> {
  const name = 'elasticsearch';
  const elasticsearch = await provideElasticsearch();
  if ('reason' in elasticsearch)
    return [{ name, run: () => Promise.resolve(skippedSuite(name, elasticsearch.reason)) }];
  const emulator = await provideFirestoreEmulator();
  const isShort = shared.isQuiet || process.env[SHORT] === 'true';
  const run = () =>
    withTemporaryFolder(join(tmpdir(), 'boloboard-elasticsearch-'), async (folder) => {
      const spec = { elasticsearch, folder, count: isShort ? 1 : 2, heapMb: HEAP_MB };
      const [nodes, firestore] = await Promise.all([
        startElasticsearch(shared.processes, spec),
        startEmptyFirestore(shared, emulator),
      ]);
      const urls = nodes.nodes.map(({ url }) => url).join(',');
      const env = {
        ...firestore.env,
        ELASTICSEARCH_URLS: urls,
        ...(isShort && { [SHORT]: 'true' }),
      };
      const result = await runVitest(shared.processes, name, { ...shared, env });
      await Promise.all([nodes.stop(), firestore.running.stop()]);
      return result;
    });
  return [{ name, run }];
}
