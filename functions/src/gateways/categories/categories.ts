import type { Category } from '@contract/schemas/category';

export interface CategoriesGateway {
  /** Returns all leaf categories with unique ids. Throws AppError 'unavailable' if they cannot be loaded. */
  all(): Promise<readonly Category[]>;
}
