import type { CategoryLookup } from '../../services/categories/category-lookup';
import type { Handlers } from '../handler';

interface CategoryDeps {
  readonly categoryLookup: CategoryLookup;
}

export function createCategoriesHandlers({
  categoryLookup,
}: CategoryDeps): Handlers<'searchCategories'> {
  return {
    searchCategories: async ({ query }) => ({
      categories: await categoryLookup.search(query.q, query.limit),
    }),
  };
}
