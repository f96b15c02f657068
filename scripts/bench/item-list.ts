import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../stack/paths';
import { withTemporaryFolder } from '../stack/temporary-folder';

const COUNTS = [100_000, 1_000_000];
/** Writing the largest catalogue needs more memory than the default of V8. */
const HEAP_MB = 6000;
const OPTIONS = [
  ...['--tsconfig', 'scripts/tsconfig.json'],
  ...['--expose-gc', `--max-old-space-size=${String(HEAP_MB)}`],
  'scripts/bench/item-list-process.ts',
];

/** Prints the costs of browsing an item list of each size. Each size has its own process. */
export async function benchItemList(): Promise<void> {
  const tsx = execa({ cwd: ROOT, preferLocal: true, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const count of COUNTS)
    await withTemporaryFolder(join(tmpdir(), 'boloboard-bench-'), async (folder) => {
      await tsx('tsx', [...OPTIONS, 'write', folder, String(count)]);
      await tsx('tsx', [...OPTIONS, 'measure', folder]);
    });
}
