import { CATEGORY_RESULTS_MAX } from '@contract/schemas/category';
import { readQuery } from '@/services/read-query';

/** The read of the categories whose path holds every word of `q`; a failed one is asked again next time. */
export const categoriesQuery = (q: string) =>
  readQuery('searchCategories', { query: { q, limit: CATEGORY_RESULTS_MAX } });
