import type { Category } from '@contract/schemas/category';
import { type CategorySearch, createCategorySearch } from '../../domain/categories/category-search';
import type { CategoriesGateway } from '../../gateways/categories/categories';

export interface CategoryLookup {
  /** At most `limit` categories, best first. Throws AppError 'unavailable'. */
  search(query: string, limit: number): Promise<Category[]>;
}

/** Searches the categories; they are loaded at the first search and kept. */
export function createCategoryLookup(categories: CategoriesGateway): CategoryLookup {
  let search: CategorySearch | undefined;
  return {
    search: async (query, limit) => {
      search ??= createCategorySearch(await categories.all());
      return search(query, limit);
    },
  };
}
