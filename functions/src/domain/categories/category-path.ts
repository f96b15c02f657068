import type { Category } from '@contract/schemas/category';

/** Separates the levels of a path: 'Clothing > Men > Shirts'. */
export const LEVEL_SEPARATOR = ' > ';

/** Returns the category at the end of a path. */
export function categoryAt(categoryId: string, fullCategoryPath: string): Category {
  const categoryName = fullCategoryPath.split(LEVEL_SEPARATOR).at(-1) ?? fullCategoryPath;
  return { categoryId, categoryName, fullCategoryPath };
}
