import { type Category, CATEGORY_MESSAGES } from '@contract/schemas/category';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { AppError } from '../../lib/app-error';
import type { CategoryLookup } from '../categories/category-lookup';

/**
 * Returns the category with the id `categoryId`. Returns null if there is no id, and for platforms other than eBay,
 * because only items on eBay have categories. Throws AppError 'bad_request' if there is no such category.
 */
export async function requireCategory(
  categories: Pick<CategoryLookup, 'find'>,
  { platform, categoryId }: Pick<SaleSubmission, 'platform' | 'categoryId'>,
): Promise<Category | null> {
  if (platform !== 'ebay' || categoryId === undefined) return null;
  const category = await categories.find(categoryId);
  if (category) return category;
  const message = CATEGORY_MESSAGES.unknown;
  throw new AppError('bad_request', message, {
    issues: [{ path: ['body', 'categoryId'], message }],
  });
}
