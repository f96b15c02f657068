import { categorySchema } from '@contract/schemas/category';
import { expect, it } from 'vitest';
import { createStarterCategories } from './starter-categories';

it('contains more than 300 leaf categories without duplicates', async () => {
  const categories = await createStarterCategories().all();
  const paths = categories.map((category) => categorySchema.parse(category).fullCategoryPath);
  expect(paths.length).toBeGreaterThan(300);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(categories.map((category) => category.categoryId)).size).toBe(paths.length);
  const parents = new Set(paths.map((path) => path.split(' > ').slice(0, -1).join(' > ')));
  expect(paths.filter((path) => parents.has(path))).toEqual([]);
});
