/**
 * Usage: npm run bench:ocr [-- FOLDER] [--wrong] [--fold] [--held] [--scores] [--predictions FILE]
 * --wrong lists mistakes. --fold scores files that end in -1 and -2 separately. --scores measures no times.
 * --held prints values for held-figures.ts. --predictions writes the titles and prices as JSON.
 */
import { benchScreenshots } from './scoring/bench-screenshots';
import { runCommand } from '../../scripts/stack/run-command';

await runCommand(async () => {
  await benchScreenshots(process.argv.slice(2));
  return 0;
});
