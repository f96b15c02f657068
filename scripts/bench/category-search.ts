import { existsSync, readFileSync } from 'node:fs';
import type { Category } from '@contract/schemas/category';
import { createCategorySearch } from '../../functions/src/domain/categories/category-search';

/** How many leaf categories EBAY_US has. */
const CATEGORY_COUNT = 15_111;
const QUERIES = [
  'shirts',
  'shoes',
  'mens shoes',
  'vintage camera lens',
  'nowhere to be found',
  'se',
];
/** What the share form asks for. */
const LIMIT = 50;
const ROUNDS = 200;
const WORDS = ['Vintage', 'Shoes', 'Mens', 'Camera', 'Lens', 'Toys', 'Parts', 'Home', 'Garden'];

/** As many categories as eBay has, with paths of four made-up levels. */
function generatedCategories(count: number): Category[] {
  return Array.from({ length: count }, (_, index) => {
    const level = (depth: number): string =>
      `${WORDS[Math.floor(index / 9 ** depth) % 9] ?? ''} ${Math.floor(index / 9 ** (depth + 1))}`;
    const levels = [level(3), level(2), level(1), level(0)];
    return category(String(index), levels);
  });
}

function category(categoryId: string, levels: readonly string[]): Category {
  return {
    categoryId,
    categoryName: levels.at(-1) ?? '',
    fullCategoryPath: levels.join(' > '),
  };
}

/** A tree as a file of lines: id, tab, path with ' > ' between its levels. */
function categoriesOf(tsv: string): Category[] {
  return tsv
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', path = ''] = line.split('\t');
      return category(id, path.split(' > '));
    });
}

function milliseconds(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function report(title: string, categories: readonly Category[]): void {
  let search = createCategorySearch([]);
  const prepared = milliseconds(() => (search = createCategorySearch(categories)));
  console.log(
    `Category search, ${title}: ${categories.length} prepared in ${prepared.toFixed(0)} ms`,
  );
  for (const query of QUERIES) {
    const times = Array.from({ length: ROUNDS }, () => milliseconds(() => search(query, LIMIT)));
    times.sort((a, b) => a - b);
    const [median, high] = [0.5, 0.95].map((share) => (times[ROUNDS * share] ?? 0).toFixed(2));
    const found = search(query, LIMIT).length;
    console.log(
      `  ${median ?? ''} ms median, ${high ?? ''} ms 95th percentile: ${query} (${found} found)`,
    );
  }
}

/**
 * Times the search over generated categories, and over a full tree where its file is there.
 * @param treeFile lines of id, tab, path
 */
export function benchCategorySearch(treeFile: string): void {
  report('generated', generatedCategories(CATEGORY_COUNT));
  if (existsSync(treeFile))
    report('the EBAY_US tree', categoriesOf(readFileSync(treeFile, 'utf8')));
}
