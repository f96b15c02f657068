import { readQuery } from '@/services/read-query';

/** Page 1 of the board, newest first. */
export const newestItemsQuery = readQuery('listItems', { query: {} });
