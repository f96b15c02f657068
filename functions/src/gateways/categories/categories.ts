import type { Category } from '@contract/schemas/category';

export interface CategoriesGateway {
  /** Returns all leaf categories. Their ids are unique. Throws AppError 'unavailable' if they cannot be loaded. */
  all(): Promise<readonly Category[]>;
}
