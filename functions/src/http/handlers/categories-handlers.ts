import type { CategoryLookup } from '../../services/categories/category-lookup';
import type { Handlers } from '../handler';

interface CategoryParts {
  readonly categoryLookup: CategoryLookup;
}

export function createCategoriesHandlers({
  categoryLookup,
}: CategoryParts): Handlers<'searchCategories'> {
  return {
    searchCategories: async ({ query }) => ({
      categories: await categoryLookup.search(query.q, query.limit),
    }),
  };
}
