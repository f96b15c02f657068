/**
 * Extracts from every screenshot of a folder as the product does. Prints accuracy, times and memory.
 * Usage: npm run bench:ocr [-- FOLDER] [--wrong] [--fold] [--held] [--scores] [--predictions FILE]
 * FOLDER holds pictures and a truth.json. The default is the shared set beside the checkout, else the drawn set.
 * --wrong lists mistakes, --fold prints files that end in -1 and -2 apart, --held the figures for
 * functions/test/readings/held-figures.ts; --scores leaves times and memory out; --predictions writes what
 * the shared set's score.mjs takes.
 */
import { benchScreenshots } from './scoring/bench-screenshots';
import { runCommand } from '../../scripts/stack/run-command';

await runCommand(async () => {
  await benchScreenshots(process.argv.slice(2));
  return 0;
});
