/**
 * Usage: npm run bench:ocr [-- FOLDER] [--wrong] [--fold] [--held] [--scores] [--predictions FILE]
 * --wrong lists mistakes. --fold splits by file names that end in -1 and -2. --scores skips times.
 * --held prints held-figures.ts. --predictions writes the input of the shared set's score.mjs.
 */
import { benchScreenshots } from './scoring/bench-screenshots';
import { runCommand } from '../../scripts/stack/run-command';

await runCommand(async () => {
  await benchScreenshots(process.argv.slice(2));
  return 0;
});
