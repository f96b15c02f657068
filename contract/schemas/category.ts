import * as z from 'zod/mini';

export const CATEGORY_QUERY_MIN_LENGTH = 2;
export const CATEGORY_QUERY_MAX_LENGTH = 100;
export const CATEGORY_RESULTS_MAX = 50;
export const CATEGORY_ID_MAX_LENGTH = 20;

export const CATEGORY_MESSAGES = {
  unknown: 'This category is no longer in the list. Choose another one.',
  unavailable: 'Category lookup temporarily unavailable. You can still submit your item.',
  /** The message when the server cannot look up the category of a shared sale. */
  unchecked: "We couldn't check the category. Clear it, or try again in a moment.",
} as const;

export const categorySchema = z.object({
  /** eBay's id of the category, or an id that starts with 'bolo-' for a category of the starter set. */
  categoryId: z.string().check(z.minLength(1), z.maxLength(CATEGORY_ID_MAX_LENGTH)),
  categoryName: z.string(),
  /** The path of the category, such as 'Clothing > Men > Shirts'. */
  fullCategoryPath: z.string(),
});
export type Category = z.infer<typeof categorySchema>;
