import * as z from 'zod/mini';

export const CATEGORY_QUERY_MIN = 2;
export const CATEGORY_QUERY_MAX = 100;
export const CATEGORY_RESULTS_MAX = 50;

export const categorySchema = z.object({
  categoryId: z.string(),
  categoryName: z.string(),
  /** Like 'Clothing > Men > Shirts'. */
  fullCategoryPath: z.string(),
});
export type Category = z.infer<typeof categorySchema>;
