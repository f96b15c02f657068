/**
 * Reads every screenshot of a folder as the product does, and prints what was right, the times and the memory.
 * Usage: npm run bench:ocr [-- FOLDER] [--wrong] [--fold] [--held] [--scores] [--predictions FILE]
 * FOLDER holds pictures and a truth.json; without one it is the shared set beside the checkout, else the drawn one.
 * --wrong lists what was read wrong, --fold prints files that end in -1 and -2 apart, --held the figures for
 * functions/test/readings/held-figures.ts; --scores leaves times and memory out; --predictions writes what
 * the shared set's score.mjs takes.
 */
import { benchOcr } from './ocr-score/bench-ocr';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  await benchOcr(process.argv.slice(2));
  return 0;
});
