import { type Category, CATEGORY_MESSAGES } from '@contract/schemas/category';
import { type CategorySearch, createCategorySearch } from '../../domain/categories/category-search';
import { AppError } from '../../lib/app-error';
import type { CurrentCategories } from './current-categories';

export interface CategoryLookup {
  /** Returns up to `limit` categories, best match first. Throws AppError 'unavailable' if they cannot be loaded. */
  search(query: string, limit: number): Promise<Category[]>;
  /**
   * Returns the category with this id, or null if there is none. Looks for a newer tree before it returns null, because
   * another instance may have returned the id. Throws AppError 'unavailable' if the categories cannot be loaded.
   */
  find(categoryId: string): Promise<Category | null>;
}

type Categories = readonly Category[];

/**
 * Returns a function that caches the result of `build` for the last categories. It calls `build` again only if it gets
 * other categories.
 */
function onceFor<T>(build: (categories: Categories) => T): (categories: Categories) => T {
  let built: { readonly of: Categories; readonly value: T } | undefined;
  return (categories) => {
    if (built?.of !== categories) built = { of: categories, value: build(categories) };
    return built.value;
  };
}

const byId = (categories: Categories): ReadonlyMap<string, Category> =>
  new Map(categories.map((category) => [category.categoryId, category]));

export function createCategoryLookup(current: CurrentCategories): CategoryLookup {
  const searchOf = onceFor<CategorySearch>(createCategorySearch);
  const idsOf = onceFor(byId);
  return {
    search: async (query, limit) => searchOf(await current.get())(query, limit),
    async find(categoryId) {
      try {
        const known = idsOf(await current.get()).get(categoryId);
        return known ?? idsOf(await current.getFresh()).get(categoryId) ?? null;
      } catch (cause) {
        throw new AppError('unavailable', CATEGORY_MESSAGES.unchecked, { cause });
      }
    },
  };
}
