import type { Category } from '@contract/schemas/category';
import type { CategoriesGateway } from './categories';
import pathsById from './starter-categories.json' with { type: 'json' };

function toCategory([categoryId, fullCategoryPath]: [string, string]): Category {
  const categoryName = fullCategoryPath.split(' > ').at(-1) ?? fullCategoryPath;
  return { categoryId, categoryName, fullCategoryPath };
}

/** Built-in categories that resellers often use. Their ids are not eBay's. */
export function createStarterCategories(): CategoriesGateway {
  const all = Object.entries(pathsById).map(toCategory);
  return { all: () => Promise.resolve(all) };
}
