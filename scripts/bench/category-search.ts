import { existsSync, readFileSync } from 'node:fs';
import type { Category } from '@contract/schemas/category';
import {
  categoryFromPath,
  LEVEL_SEPARATOR,
} from '../../functions/src/domain/categories/category-path';
import { createCategorySearch } from '../../functions/src/domain/categories/category-search';
import { createStarterCategoriesGateway } from '../../functions/src/gateways/categories/starter-categories';
import { parseCategoryFile } from '../admin/category-file';
import { quantile } from './own-cpu';

const CATEGORY_COUNT = 15_111;
const QUERIES = ['shirts', 'shoes', 'mens shoes', 'vintage camera lens', 'no such category', 'se'];
const LIMIT = 50;
const ROUNDS = 200;
const WORDS = ['Vintage', 'Shoes', 'Mens', 'Camera', 'Lens', 'Toys', 'Parts', 'Home', 'Garden'];

const generatedCategories = (): Category[] =>
  Array.from({ length: CATEGORY_COUNT }, (_, index) => {
    const level = (depth: number): string =>
      `${WORDS[Math.floor(index / 9 ** depth) % 9] ?? ''} ${Math.floor(index / 9 ** (depth + 1))}`;
    return categoryFromPath(String(index), [3, 2, 1, 0].map(level).join(LEVEL_SEPARATOR));
  });

function timed<T>(run: () => T): { readonly result: T; readonly ms: number } {
  const start = performance.now();
  const result = run();
  return { result, ms: performance.now() - start };
}

function report(title: string, categories: readonly Category[]): void {
  const { result: search, ms: prepared } = timed(() => createCategorySearch(categories));
  console.log(
    `Category search, ${title}: ${categories.length} categories, built in ${prepared.toFixed(0)} ms`,
  );
  for (const query of QUERIES) {
    const times = Array.from({ length: ROUNDS }, () => timed(() => search(query, LIMIT)).ms);
    const median = quantile(times, 0.5).toFixed(2);
    const high = quantile(times, 0.95).toFixed(2);
    const found = search(query, LIMIT).length;
    console.log(`  ${median} ms median, ${high} ms 95th percentile: ${query} (${found} found)`);
  }
}

/** Benchmarks the starter set, generated categories, and eBay's categories if `treeFile` exists. */
export async function benchCategorySearch(treeFile: string): Promise<void> {
  report('the starter set', await createStarterCategoriesGateway().all());
  report('generated', generatedCategories());
  if (existsSync(treeFile))
    report('the EBAY_US tree', parseCategoryFile(readFileSync(treeFile, 'utf8')));
}
