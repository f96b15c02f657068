/**
 * Prints what the product's own code costs, as counts, ratios and times; it asserts nothing.
 * Data that is not committed is looked for beside the checkout.
 * Usage: npm run bench
 */
import { join } from 'node:path';
import { benchCallCosts } from './bench/call-costs';
import { benchCategorySearch } from './bench/category-search';
import { benchItemList } from './bench/item-list';
import { benchScreenshots } from '../tools/screenshot-evals/scoring/bench-screenshots';
import { ROOT } from './stack/paths';
import { runCommand } from './stack/run-command';

await runCommand(async ({ processes }) => {
  benchCategorySearch(join(ROOT, '../shared/data/ebay-us-categories.tsv'));
  await benchItemList();
  await benchCallCosts(processes);
  await benchScreenshots([]);
  return 0;
});
