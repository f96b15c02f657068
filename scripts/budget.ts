/** Compares the home page's first load with its budgets. With `--write`, also writes docs/performance.md. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS, unwantedModules } from './budget/budgets';
import { readChunkModules, readFirstLoad } from './budget/first-load';
import { phonePictures } from './budget/phone-pictures';
import { WEB_DIST } from './stack/build-web';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { provideWebBuild } from './stack/builds';
import { runCommand } from './stack/run-command';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

interface Weighed {
  readonly title: string;
  readonly sum: number;
  readonly budget: number;
}

/** Prints the sizes. */
function weigh(
  title: string,
  sizes: readonly (readonly [string, number])[],
  budget: number,
): Weighed {
  const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
  console.log(`\n${title}`);
  for (const [file, bytes] of sizes) console.log(`  ${kilobytes(bytes)}  ${file}`);
  console.log(`  ${kilobytes(sum)}  total, budget ${kilobytes(budget).trim()}`);
  return { title, sum, budget };
}

const tableOf = (weighed: readonly Weighed[]): string =>
  markdownTable(
    ['first load of the home page', 'size', 'budget'],
    weighed.map(({ title, ...sizes }) => [
      title,
      kilobytes(sizes.sum).trim(),
      kilobytes(sizes.budget).trim(),
    ]),
  );

const faultsOf = (weighed: readonly Weighed[]): string[] =>
  weighed
    .filter(({ sum, budget }) => sum > budget)
    .map(
      ({ title, sum, budget }) =>
        `${title}: ${kilobytes(sum).trim()} exceeds the budget of ${kilobytes(budget).trim()}.`,
    );

const plain = (file: string) => [file, readFileSync(join(WEB_DIST, file)).length] as const;
const brotli = (file: string) =>
  [file, brotliCompressSync(readFileSync(join(WEB_DIST, file))).length] as const;

await runCommand(async () => {
  await provideWebBuild();
  const load = readFirstLoad(WEB_DIST);
  const fonts = globSync('assets/*.woff2', { cwd: WEB_DIST });
  const weighed = [
    weigh('First JavaScript (brotli)', load.scripts.map(brotli), BUDGETS.firstJavaScript),
    weigh('First styles (brotli)', load.styles.map(brotli), BUDGETS.firstStyles),
    weigh('Fonts, all subsets', fonts.map(plain), BUDGETS.fonts),
    weigh('Pictures of 16 cards on a phone', await phonePictures(), BUDGETS.phonePictures),
  ];
  if (process.argv.includes('--write')) writeSection('budgets', tableOf(weighed));
  const faults = [...faultsOf(weighed), ...unwantedModules(load, readChunkModules(WEB_DIST))];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
});
