/**
 * Measures the item index in memory and the search engine, one after the other: `npm run bench:index`, with these
 * options after `--`:
 * - `--items 100000 --items 1000000`: the numbers of generated items
 * - `--nodes 1 --nodes 2`: the numbers of nodes in the engine's cluster
 * - `--only memory` or `--only elasticsearch`: measures one of the two
 * - `--per-second 50 --seconds 20`: how many requests of each kind are sent, and for how long
 * - `--heap-mb 2048`: the size of each node's Java heap
 */
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createStarterCategoriesGateway } from '../functions/src/gateways/categories/starter-categories';
import { AppError } from '../functions/src/lib/app-error';
import { type IndexResultsColumn, comparisonTable } from './bench/index-report';
import { measureEngineIndex } from './bench/measure-engine-index';
import { measureMemoryIndex } from './bench/measure-memory-index';
import type { LoadRate } from './bench/measure-query-times';
import { createYearOfItems, type YearOfItems } from './bench/year-of-items';
import { startElasticsearch } from './elasticsearch/elasticsearch-nodes';
import { provideElasticsearch } from './elasticsearch/provide-elasticsearch';
import { Problem } from './lib/problem';
import { withTemporaryFolder } from './lib/temporary-folder';
import { parseWholeNumberOption } from './lib/whole-number';
import { machineLoadNote } from './report/machine-load-note';
import type { ProcessManager } from './stack/process-manager';
import { runCommand } from './stack/run-command';

const OPTIONS = {
  items: { type: 'string', multiple: true },
  nodes: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  'per-second': { type: 'string', default: '50' },
  seconds: { type: 'string', default: '20' },
  'heap-mb': { type: 'string', default: '2048' },
} as const;
const COUNTS = ['100000'];
const NODES = ['1'];
const INDEXES = ['memory', 'elasticsearch'];

interface EngineRun {
  readonly nodes: number;
  readonly heapMb: number;
  readonly rate: LoadRate;
}

async function measureEngine(
  processes: ProcessManager,
  year: YearOfItems,
  { nodes: count, heapMb, rate }: EngineRun,
): Promise<IndexResultsColumn> {
  const elasticsearch = await provideElasticsearch();
  if ('reason' in elasticsearch) throw new Problem(elasticsearch.reason);
  return withTemporaryFolder(join(tmpdir(), 'boloboard-bench-index-'), async (folder) => {
    const spec = {
      elasticsearch,
      folder,
      count,
      heapMb,
      isLikeDeployed: true,
    };
    const cluster = await startElasticsearch(processes, spec);
    const title = `elasticsearch, ${String(count)} ${count === 1 ? 'node' : 'nodes'}`;
    const url = cluster.nodes[0]?.url ?? '';
    const column = await measureEngineIndex({ title, url, year }, rate).catch(rethrow);
    await cluster.stop();
    return column;
  });
}

/**
 * Throws a Problem with the stack of the cause if the error is an AppError, because an AppError's own message is for
 * members and does not tell the cause. Throws any other error unchanged.
 */
function rethrow(error: unknown): never {
  if (!(error instanceof AppError && error.cause instanceof Error)) throw error;
  throw new Problem(`Elasticsearch failed: ${error.cause.stack ?? error.cause.message}`);
}

function settingsOf(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const indexes = values.only ?? INDEXES;
  const unknown = indexes.find((name) => !INDEXES.includes(name));
  if (unknown !== undefined)
    throw new Problem(`--only must be "memory" or "elasticsearch", but is "${unknown}".`);
  return {
    counts: (values.items ?? COUNTS).map((text) => parseWholeNumberOption('items', text)),
    nodes: (values.nodes ?? NODES).map((text) => parseWholeNumberOption('nodes', text)),
    indexes,
    rate: {
      perSecond: parseWholeNumberOption('per-second', values['per-second']),
      seconds: parseWholeNumberOption('seconds', values.seconds),
    },
    heapMb: parseWholeNumberOption('heap-mb', values['heap-mb']),
  };
}

interface Run {
  readonly processes: ProcessManager;
  readonly year: YearOfItems;
  readonly settings: ReturnType<typeof settingsOf>;
}

/**
 * Measures the index in memory, and the engine once for each number of nodes. Adds one column of results for each
 * measurement.
 */
async function measureAll({ processes, year, settings }: Run, columns: IndexResultsColumn[]) {
  const { indexes, nodes, heapMb, rate } = settings;
  if (indexes.includes('memory')) columns.push(await measureMemoryIndex(year, rate));
  if (indexes.includes('elasticsearch'))
    for (const number of nodes)
      columns.push(await measureEngine(processes, year, { nodes: number, heapMb, rate }));
}

await runCommand(async ({ processes }) => {
  const settings = settingsOf(process.argv.slice(2));
  const categories = (await createStarterCategoriesGateway().all()).map(
    (found) => found.categoryName,
  );
  for (const count of settings.counts) {
    console.log(
      `\n${count.toLocaleString('en-US')} items, ${settings.rate.perSecond} requests a second`,
    );
    const year = createYearOfItems(count, Date.now() * 1000, categories);
    const columns: IndexResultsColumn[] = [];
    try {
      await measureAll({ processes, year, settings }, columns);
    } finally {
      // Also prints the table after a failure, so that earlier results are not lost.
      console.log(`\n${comparisonTable(columns)}\n`);
      console.log(
        `Times are medians and 99th percentiles. ${availableParallelism()} cores, ${machineLoadNote()}.`,
      );
    }
  }
  return 0;
});
