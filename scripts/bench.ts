/** Measures our own code: `npm run bench`. Includes eBay's categories and public screenshots if `../shared` has them. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { benchCallCosts } from './bench/call-costs';
import { benchCategorySearch } from './bench/category-search';
import { benchScreenshots } from '../tools/screenshot-evals/scoring/bench-screenshots';
import { ROOT } from './stack/paths';
import { runCommand } from './stack/run-command';
import { withTemporaryFolder } from './stack/temporary-folder';

const COUNTS = [100_000, 1_000_000];
/** V8's default heap is too small to write the largest catalogue. */
const HEAP_MB = 6000;
const OPTIONS = [
  ...['--tsconfig', 'scripts/tsconfig.json'],
  ...['--expose-gc', `--max-old-space-size=${String(HEAP_MB)}`],
  'scripts/bench/item-list-process.ts',
];

async function benchItemList(): Promise<void> {
  const tsx = execa({ cwd: ROOT, preferLocal: true, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const count of COUNTS)
    await withTemporaryFolder(join(tmpdir(), 'boloboard-bench-'), async (folder) => {
      await tsx('tsx', [...OPTIONS, 'write', folder, String(count)]);
      await tsx('tsx', [...OPTIONS, 'measure', folder]);
    });
}

await runCommand(async ({ processes }) => {
  await benchCategorySearch(join(ROOT, '../shared/data/ebay-us-categories.tsv'));
  await benchItemList();
  await benchCallCosts(processes);
  await benchScreenshots([]);
  return 0;
});
