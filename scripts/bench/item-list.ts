import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../stack/paths';
import { run } from '../stack/run';
import { withTemporaryFolder } from '../stack/temporary-folder';

const COUNTS = [100_000, 1_000_000];
/** What the largest board needs to be written down; V8's own default may be less. */
const HEAP_MB = 6000;

/** Prints what browsing a board of each size takes, each in a process of its own. */
export async function benchListing(): Promise<void> {
  for (const count of COUNTS)
    await withTemporaryFolder(join(tmpdir(), 'boloboard-bench-'), async (folder) => {
      await inProcess(['write', folder, String(count)]);
      await inProcess(['measure', folder]);
    });
}

const inProcess = (args: readonly string[]): Promise<void> =>
  run(
    'tsx',
    [
      ...['--tsconfig', 'scripts/tsconfig.json'],
      ...['--expose-gc', `--max-old-space-size=${String(HEAP_MB)}`],
      'scripts/bench/item-list-process.ts',
      ...args,
    ],
    {
      cwd: ROOT,
      failure: 'The board in memory could not be measured: mend what is printed above.',
    },
  );
