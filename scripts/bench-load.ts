/**
 * Measures how many requests per second the product handles: `npm run bench:load`. By default, measures with 160 items
 * and with 100,000 items. `-- 160` measures only with 160 items.
 */
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import type { LoadResult, LoadSpec } from './bench/load-process';
import { type RequestLoad, requestLoads } from './bench/load-requests';
import {
  type LoadTestProduct,
  startLoadTestProduct,
  type FunctionUsage,
} from './bench/load-test-product';
import { ROOT } from './lib/paths';
import { withTemporaryFolder } from './lib/temporary-folder';
import type { ProcessManager } from './stack/process-manager';
import { runCommand } from './stack/run-command';

const COUNTS = [160, 100_000];
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 4;
const SECONDS = 8;
const COLUMNS = ['req/s', 'median', 'p99', 'reads/req', 'reads/s', 'CPU/req', 'failed'];

async function generate(spec: LoadSpec): Promise<LoadResult> {
  const tsx = execa({ cwd: ROOT, preferLocal: true, stdin: 'ignore' });
  const args = ['--tsconfig', 'scripts/tsconfig.json', 'scripts/bench/load-process.ts'];
  const { stdout } = await tsx('tsx', [...args, JSON.stringify(spec)]);
  return JSON.parse(stdout) as LoadResult;
}

async function measure(
  product: LoadTestProduct,
  origin: string,
  load: RequestLoad,
): Promise<string[]> {
  const { paths, signedIn } = load;
  const cookie = signedIn ? product.cookie : null;
  const spec = { origin, paths, cookie, connections: CONNECTIONS };
  await generate({ ...spec, seconds: WARM_UP_SECONDS });
  await product.takeUsage();
  const result = await generate({ ...spec, seconds: SECONDS });
  return figures(result, await product.takeUsage());
}

function figures(result: LoadResult, { reads, cpuMs }: FunctionUsage): string[] {
  const { perSecond, medianMs, p99Ms, requests, failed } = result;
  return [
    perSecond.toFixed(0),
    `${String(medianMs)} ms`,
    `${String(p99Ms)} ms`,
    (reads / requests).toFixed(4),
    (reads / SECONDS).toFixed(1),
    `${(cpuMs / requests).toFixed(2)} ms`,
    String(failed),
  ];
}

const row = (cells: readonly string[], title: string): string =>
  `${cells.map((cell) => cell.padStart(10)).join('')}  ${title}`;

async function benchLoad(processes: ProcessManager, count: number): Promise<void> {
  await withTemporaryFolder(join(tmpdir(), 'boloboard-load-'), async (data) => {
    const product = await startLoadTestProduct(processes, { count, data });
    for (const [way, origin] of Object.entries(product.origins)) {
      console.log(`\n${count.toLocaleString('en-US')} items, ${way}, ${CONNECTIONS} connections`);
      console.log(row(COLUMNS, ''));
      for (const load of requestLoads(count))
        console.log(row(await measure(product, origin, load), load.title));
      const [load = 0] = loadavg();
      console.log(`Load of the machine: ${load.toFixed(1)} on ${availableParallelism()} cores`);
    }
    await product.stop();
  });
}

await runCommand(async ({ processes }) => {
  const [count] = process.argv.slice(2).map(Number);
  for (const items of count === undefined ? COUNTS : [count]) await benchLoad(processes, items);
  return 0;
});
