/**
 * Measures the category search (if `../shared` has eBay's categories), the item list, and the Firestore operations of
 * each API call. `npm run bench` runs this script and then `npm run bench:ocr`.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { benchCallCosts } from './bench/call-costs';
import { benchCategorySearch } from './bench/category-search';
import { ROOT } from './lib/paths';
import { withTemporaryFolder } from './lib/temporary-folder';
import { runCommand } from './stack/run-command';

const COUNTS = [100_000, 1_000_000];
/** The largest heap of the measured process, in MB. V8's default is too small to write the largest catalogue. */
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
  return 0;
});
