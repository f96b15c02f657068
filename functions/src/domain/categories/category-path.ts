import type { Category } from '@contract/schemas/category';

/** The text between the levels of a category path, as in 'Clothing > Men > Shirts'. */
export const LEVEL_SEPARATOR = ' > ';

/** Returns the category with the given id and path. Its name is the last level of the path. */
export function categoryFromPath(categoryId: string, fullCategoryPath: string): Category {
  const categoryName = fullCategoryPath.split(LEVEL_SEPARATOR).at(-1) ?? fullCategoryPath;
  return { categoryId, categoryName, fullCategoryPath };
}
