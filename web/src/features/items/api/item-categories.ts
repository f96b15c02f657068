import { readQuery } from '@/services/read-query';

const FRESH_MS = 60_000;

/** The categories that most items on the board are in, by name. */
export const itemCategoriesQuery = {
  ...readQuery('listItemCategories', {}),
  staleTime: FRESH_MS,
};
