/**
 * Scores the reading of screenshots. Usage: npm run bench:ocr [-- FOLDER] [--wrong] [--fold] [--held] [--scores]
 * [--predictions FILE]
 * `--wrong` also lists all mistakes. `--fold` also prints the scores of each half of the set. `--scores` measures no
 * times. `--held` prints new limits for accepted-miss-counts.ts. `--predictions` writes the extracted titles and prices
 * to FILE as JSON.
 */
import { benchScreenshots } from './scoring/bench-screenshots';
import { runCommand } from '../../scripts/stack/run-command';

await runCommand(async () => {
  await benchScreenshots(process.argv.slice(2));
  return 0;
});
