import type { Category } from '@contract/schemas/category';
import { type CategorySearch, createCategorySearch } from '../../domain/categories/category-search';
import type { CategoriesGateway } from '../../gateways/categories/categories';

export interface CategoryLookup {
  /** Returns up to `limit` categories, best match first. Throws AppError 'unavailable' if they cannot be loaded. */
  search(query: string, limit: number): Promise<Category[]>;
}

export function createCategoryLookup(categories: CategoriesGateway): CategoryLookup {
  let search: CategorySearch | undefined;
  return {
    search: async (query, limit) => {
      search ??= createCategorySearch(await categories.all());
      return search(query, limit);
    },
  };
}
