import type { Category } from '@contract/schemas/category';

/** Knows the categories that things are sold in. */
export interface CategoriesGateway {
  /** All leaf categories, each id once. Throws AppError 'unavailable' where they cannot be had. */
  all(): Promise<readonly Category[]>;
}
